import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { LegalPage } from './LegalPage.tsx';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description="The short of it: what you log stays in your own browser, on your own device. It leaves only when you export it."
    >
      <h2>What is kept, and where</h2>
      <p>
        Wee Hours has no server that holds your records. Everything below is kept by your browser on this
        device.
      </p>
      <ul>
        <li>
          <b>Your records.</b> Babies, feeds, diapers, sleep, growth and notes, in a database of their own for
          each account on this device.
        </li>
        <li>
          <b>Your account.</b> Name, email address, plan, the day you signed up and the day you chose the
          plan. Of your password only a salted hash is kept (PBKDF2 with SHA-256, 600,000 rounds or more),
          never the password itself; of a recovery code only its hash. After wrong passwords, how many there
          were in a row, beside a hash of the address they were for.
        </li>
        <li>
          <b>Your choices.</b> Units, time zone, appearance, the baby you looked at last, your notes and
          questions for the next visit, when the app locks and when it was last touched, and who is signed in.
        </li>
        <li>
          <b>What keeps your log in order.</b> A random name for this device, which tells two phones’ entries
          apart, the latest time its clock has shown, and when your log was last opened.
        </li>
        <li>
          <b>What you send us from this site.</b> A message from the{' '}
          <Link to={paths.support}>support form</Link> with the name and email address you give, and an
          address for the newsletter. They wait in an outbox in your browser.
        </li>
        <li>
          <b>Files that another app shares with this one.</b> They wait for at most an hour until you open
          them, and go when you sign out.
        </li>
        <li>
          <b>The app itself.</b> A copy of its pages, so that it opens with no signal.
        </li>
      </ul>
      <p>
        The demo uses made-up records in the memory of one browser tab. Nothing you log there is saved, and it
        is gone when you leave; how the app looks is a choice for this device.
      </p>

      <h2>What leaves your device</h2>
      <p>
        Of your records: nothing, unless you export or share them yourself. PDF and CSV files are made on the
        device, and you decide where they go. From then on they are in the hands of whoever you gave them to.
        A backup under a passphrase shows when it was made, and nothing else of your log.
      </p>
      <p>
        Loading these pages is an ordinary visit to a website: the computers that serve them see your network
        address, as any website’s do. The pages ask no other company for anything. There are no cookies, no
        advertising, no analytics and no tracking.
      </p>
      <p>
        What you write in the support form or the newsletter field is meant for us. If this copy of Wee Hours
        is set up with an inbox, it is sent there and used only to answer you or to send you what you asked
        for. If it is not, it stays in your browser.
      </p>
      <p>
        If you pay for a plan, you do so on the page of a card payment provider, under its own privacy policy.
        It learns what you type there, and nothing of your records.
      </p>

      <h2>What the password does, and what it does not</h2>
      <p>
        Your password keeps other people out of the app on this device: a sitter who borrows the tablet, a
        curious sibling. It does not encrypt your records. Someone who holds your unlocked device and knows
        their way around a browser could read them there. What protects the device is the device’s own lock
        and its own encryption, so please use them.
      </p>

      <h2>How long it is kept</h2>
      <p>
        As long as you keep it. What you delete waits on this device for 30 days, in case it was a slip, and
        is then gone; an account that you delete is gone at once. What you wrote to us stays on this device
        until its last account is deleted. Clearing this site’s data in your browser deletes all of it, at
        once and for good. Some browsers do that by themselves when a site is not visited for a while; putting
        Wee Hours on your home screen and exporting now and then protects you against it.
      </p>

      <h2>Your rights</h2>
      <p>
        You can see, correct, export and delete your log and your account on your profile page, at any time
        and on any plan, without asking us. What you wrote to us from here goes with the last account, or with
        this site’s data. Laws such as the California Consumer Privacy Act and the European GDPR give you
        these rights; here they are buttons. We do not sell or share personal information, and there is
        nothing for us to hand over, since we do not have it.
      </p>

      <h2>Children</h2>
      <p>
        Wee Hours is for parents and caregivers. The records about a child are made by an adult, who decides
        what becomes of them.
      </p>

      <h2>Changes</h2>
      <p>
        If this page changes, the date above changes with it. Should anything ever begin to leave your device,
        we will ask you in the app first.
      </p>

      <h2>Questions</h2>
      <p>
        Write to us through the <Link to={paths.support}>support page</Link>. We reply within 24 hours.
      </p>
    </LegalPage>
  );
}
