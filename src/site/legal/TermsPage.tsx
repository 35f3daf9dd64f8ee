import { Link } from 'react-router-dom';
import { TRIAL_DAYS } from '#domain/account/plans.ts';
import { paths } from '#paths.ts';
import { LegalPage } from './LegalPage.tsx';

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      description="What you may expect of us, and we of you, in words that can be read with a baby on one arm."
    >
      <h2>1. What this is</h2>
      <p>
        Wee Hours is a web app in which parents and caregivers log feeds, diapers, sleep and growth, and a
        shop for digital planners and templates. By using it you agree to these terms. If you do not agree,
        please do not use it.
      </p>

      <h2>2. Not medical advice</h2>
      <p>
        Wee Hours is a logbook. It does not diagnose, treat or monitor anything, and the ranges it shows are
        general figures from the sources named beside them. It does not replace your clinician. If you are
        worried about your baby, call them; in an emergency, call your local emergency number. Never wait for
        an app.
      </p>

      <h2>3. Your account</h2>
      <p>
        You must be old enough to enter into a contract. Your account lives in your browser on your device, so
        its password and its recovery code are yours to keep: we cannot see them and cannot send you new ones.
        You answer for what is done with your account on your devices.
      </p>

      <h2>4. Your records</h2>
      <p>
        What you log is yours. It is kept on your device, as the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link> says, and we have no copy. Please export now and then:
        if your device is lost or its browser’s data is cleared, we cannot bring your records back.
      </p>

      <h2>5. Trial, plans and prices</h2>
      <p>
        A new account starts with a free trial of <span>{TRIAL_DAYS}</span> days. The plans, their prices and
        what they contain are on the <Link to={paths.pricing}>pricing page</Link>. Plus runs by the month or
        by the year until you cancel it; Starter and Lifetime Bundle are paid once. Prices are in US dollars.
        “Lifetime” means for as long as Wee Hours is offered. Where you are asked to pay, a card payment
        provider takes the payment on a page of its own; your card’s number never comes to us.
      </p>

      <h2>6. Money back, and canceling</h2>
      <p>
        Within 7 days of buying any plan you can have your money back: write to us through the{' '}
        <Link to={paths.support}>support page</Link>. You may cancel at any time in the same way; what you
        paid for runs to its end. Logging, exporting and deleting your records stay open to you whatever your
        plan.
      </p>

      <h2>7. Planners, templates and stickers</h2>
      <p>
        They are for your own family, to use and print as often as you like. Please do not sell them, pass
        them on or offer them for download.
      </p>

      <h2>8. Fair use</h2>
      <p>
        Use Wee Hours lawfully. Do not try to break it, to get at other people’s records, or to pass it off as
        your own.
      </p>

      <h2>9. What we promise, and what we cannot</h2>
      <p>
        We build Wee Hours with care and mend what is broken. But it is provided “as is” and “as available”,
        without warranties of any kind, express or implied, as far as the law allows. To the same extent we
        are not liable for indirect or consequential damages or for lost records, and our total liability is
        limited to what you paid us in the twelve months before the claim. Nothing here takes away rights that
        the law gives you and that cannot be waived.
      </p>

      <h2>10. Changes, and the end</h2>
      <p>
        We may change these terms; the date above then changes, and if the change matters we say so in the
        app. You may stop at any time by deleting your account on your profile page. We may stop offering Wee
        Hours; your records are on your device, and you can export them.
      </p>

      <h2>11. Governing law</h2>
      <p>
        These terms are governed by the laws of the State of California, without regard to its rules on
        conflict of laws. Disputes belong before the state and federal courts in California, unless the law of
        the place where you live gives you the right to another court.
      </p>

      <h2>12. Reaching us</h2>
      <p>
        Through the <Link to={paths.support}>support page</Link>. We reply within 24 hours.
      </p>
    </LegalPage>
  );
}
