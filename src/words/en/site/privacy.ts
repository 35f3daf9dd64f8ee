/** The privacy policy. */
export const privacy = {
  title: 'Privacy Policy',
  effective: 'Effective October 22, 2025',
  description:
    'In short: what you log stays in your own browser, on your own device. It leaves only when you export it.',
  kept: {
    title: 'What’s kept, and where',
    lead: 'Wee Hours has no server that holds your records. Your browser keeps everything below on this device.',
    records: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Your records.'),
      ' Babies, what you log about them, the milk stash, your list of medicines, notes and photos. Photos are made small on this device, and data such as the place is removed. Each account on this device has its own database.',
    ],
    account: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Your account.'),
      ' Name, email address, plan, the day you signed up and the day you chose the plan. Your password is kept only as a salted hash (PBKDF2 with SHA-256, 600,000 rounds or more), never as the password itself. A recovery code is kept only as a hash. After wrong passwords, the number of wrong tries in a row is kept next to a hash of the email address they were for.',
    ],
    choices: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Your choices.'),
      ' Units, time zone, appearance, what you log and the order of its tiles, advice you haven’t dismissed, the baby you viewed last, your notes and questions for the next visit, what the columns of tables you imported are, when the app locks, when it was last touched, and who is signed in.',
    ],
    order: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('What keeps your log in order.'),
      ' A random name for this device, which tells two phones’ entries apart, the latest time its clock has shown, and when your log was last opened.',
    ],
    messages: <Node>(bold: (text: string) => Node, link: (text: string) => Node): (string | Node)[] => [
      bold('What you send us from this site.'),
      ' A message from the ',
      link('support form'),
      ' with the name and email address you give, and an address for the newsletter. They wait in an outbox in your browser.',
    ],
    files: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Files that another app shares with this one.'),
      ' They wait up to an hour for you to open them. Signing out removes them.',
    ],
    app: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('The app itself.'),
      ' A copy of its pages, so it opens without a signal.',
    ],
    demo: 'The demo uses made-up records in the memory of one browser tab. Nothing you log there is saved, and it’s gone when you leave. How the app looks is a choice for this device.',
  },
  /** For an app that is built with a sync server. */
  sharing: {
    description:
      'In short: what you log stays in your own browser, on your own device. It leaves only when you export it, or encrypted, when you share it with another phone.',
    lead: 'Your browser keeps everything below on this device. No server can read it.',
    text: 'If you share the log with another phone, its entries travel encrypted over a server. Only your phones have the key. The server learns a random name for your family, when your phones send and read, how much, and from which network address. It never learns what you log, about whom, or in which language. It keeps the encrypted entries for 35 days. A baby’s picture travels with the profile. Photos of entries stay on the phone that took them. The other phones learn your name and when this phone last sent something. A phone that stops sharing, or that you remove, keeps what it has and gets nothing new.',
  },
  leaves: {
    title: 'What leaves your device',
    records:
      'None of your records, unless you export or share them yourself. PDF and CSV files are made on the device, and you decide where they go. From then on, the people you gave them to have them. A backup with a passphrase shows when it was made, and nothing else about your log.',
    photos:
      'Backups and exports contain your photos. A log that phones share doesn’t. The CSV tables have no photos.',
    reminders:
      'A reminder for a medicine is a file that you add to your calendar. Your calendar may sync it to other devices and people. Its title is only “Wee Hours”.',
    visits:
      'Loading these pages is an ordinary visit to a website: the computers that serve them see your network address, as with any website. The pages ask no other company for anything. There are no cookies, no advertising, no analytics and no tracking.',
    messages:
      'What you write in the support form or the newsletter field is meant for us. If this copy of Wee Hours is set up with an inbox, it’s sent there and used only to answer you or to send you what you asked for. If not, it stays in your browser.',
    payment:
      'If you pay for a plan, you pay on the page of a card payment provider, under its own privacy policy. It learns what you type there, and nothing about your records.',
  },
  password: {
    title: 'What the password does, and what it doesn’t',
    text: 'Your password keeps other people out of the app on this device, such as a sitter who borrows the tablet or a curious sibling. It doesn’t encrypt your records. Someone who holds your unlocked device and knows their way around a browser could read them there. The device’s own lock and encryption protect your records, so please use both.',
  },
  time: {
    title: 'How long it’s kept',
    text: 'As long as you keep it. What you delete waits on this device for 30 days, in case it was a slip. Then it’s gone. An account that you delete is gone at once. What you wrote to us stays on this device until its last account is deleted. Clearing this site’s data in your browser deletes all of it, at once and for good. Some browsers do that by themselves when you haven’t visited a site for a while. To protect your log, put Wee Hours on your home screen and export now and then.',
  },
  rights: {
    title: 'Your rights',
    text: 'You can see, correct, export and delete your log and your account on your profile page, at any time and on any plan, without asking us. What you wrote to us from here is deleted with the last account, or with this site’s data. Laws such as the California Consumer Privacy Act and the European GDPR give you these rights. Here, they’re buttons. We don’t sell or share personal information, and we can’t hand over what we don’t have.',
  },
  children: {
    title: 'Children',
    text: 'Wee Hours is for parents and caregivers. An adult makes the records about a child and decides what happens to them.',
  },
  changes: {
    title: 'Changes',
    text: 'If this page changes, the date above changes with it. Before anything starts to leave your device, we’ll ask you in the app.',
  },
  questions: {
    title: 'Questions',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Write to us through the ',
      link('support page'),
      '. We reply within 24 hours.',
    ],
  },
};
