import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The terms of service. */
export const terms = {
  title: 'Terms of Service',
  effective: 'Effective October 22, 2025',
  description: 'What you can expect from us, and we from you, in words you can read with a baby on one arm.',
  about: {
    title: '1. What this is',
    text: 'Wee Hours is a web app in which parents and caregivers log feeds, diapers, sleep and growth, and a shop for digital planners and templates. By using it you agree to these terms. If you don’t agree, please don’t use it.',
  },
  advice: {
    title: '2. Not medical advice',
    text: 'Wee Hours is a logbook. It does not diagnose, treat or monitor anything, and the ranges it shows are general figures from the sources named beside them. It does not replace your clinician. If you’re worried about your baby, call them. In an emergency, call your local emergency number. Never wait for an app.',
  },
  account: {
    title: '3. Your account',
    text: 'You must be old enough to enter into a contract. Your account lives in your browser on your device, so its password and its recovery code are yours to keep: we can’t see them and can’t send you new ones. You’re responsible for what is done with your account on your devices.',
  },
  records: {
    title: '4. Your records',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'What you log is yours. It’s kept on your device, as the ',
      link('Privacy Policy'),
      ' says, and we have no copy. Please export now and then: if your device is lost or its browser’s data is cleared, we can’t bring your records back.',
    ],
  },
  plans: {
    title: '5. Trial, plans and prices',
    text: <Node>(trialDays: number, link: (text: string) => Node): (string | Node)[] => [
      `A new account starts with a free trial of ${plural(trialDays, { one: `${number(trialDays)} day`, other: `${number(trialDays)} days` })}. The plans, their prices and what they include are on the `,
      link('pricing page'),
      '. Plus runs by the month or by the year until you cancel it. Starter and Lifetime Bundle are paid once. Prices are in US dollars. “Lifetime” means for as long as Wee Hours is offered. Where you’re asked to pay, a card payment provider takes the payment on its own page. Your card number never comes to us.',
    ],
  },
  refunds: {
    title: '6. Money back, and canceling',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Within 7 days of buying any plan you can have your money back: write to us through the ',
      link('support page'),
      '. You can cancel at any time in the same way. What you paid for runs to its end. Logging, exporting and deleting your records stay open to you, whatever your plan.',
    ],
  },
  products: {
    title: '7. Planners, templates and stickers',
    text: 'They are for your own family, to use and print as often as you like. Please don’t sell them, pass them on or offer them for download.',
  },
  use: {
    title: '8. Fair use',
    text: 'Use Wee Hours lawfully. Don’t try to break it, to get at other people’s records, or to pass it off as your own.',
  },
  promise: {
    title: '9. What we promise, and what we can’t',
    text: 'We build Wee Hours with care and fix what breaks. But it is provided “as is” and “as available”, without warranties of any kind, express or implied, as far as the law allows. To the same extent we are not liable for indirect or consequential damages or for lost records, and our total liability is limited to what you paid us in the twelve months before the claim. Nothing here takes away rights that the law gives you and that cannot be waived.',
  },
  changes: {
    title: '10. Changes, and the end',
    text: 'We may change these terms. We’ll then update the date above, and if the change matters, we’ll say so in the app. You may stop at any time by deleting your account on your profile page. We may stop offering Wee Hours. Your records are on your device, and you can export them.',
  },
  law: {
    title: '11. Governing law',
    text: 'These terms are governed by the laws of the State of California, without regard to its rules on conflict of laws. Disputes go before the state and federal courts in California, unless the law of the place where you live gives you the right to another court.',
  },
  contact: {
    title: '12. Contact us',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Write to us through the ',
      link('support page'),
      '. We reply within 24 hours.',
    ],
  },
};
