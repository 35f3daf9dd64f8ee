/** The support page. */
export const support = {
  title: 'Support',
  heading: 'How can we help?',
  description: 'The four most common questions, and a form for anything else. We reply within 24 hours.',
  asked: 'Frequently asked questions',
  questions: [
    {
      question: 'How do I export a summary for my pediatrician?',
      answer:
        'Open Summaries in the app, pick the week, and choose PDF or CSV. The file is made on your device, even without a signal. Save it, print it, or send it yourself. Summaries come with the trial, with Plus and Lifetime Bundle, and with Starter for three months. Exporting your whole log is always free.',
    },
    {
      question: 'Can I use Wee Hours without a tablet?',
      answer:
        'Yes. The app runs in any modern browser on a phone, tablet or computer. You can print the planners on plain paper. A tablet is nice to have for the PDF planner.',
    },
    {
      question: 'How many baby profiles can I have?',
      answer:
        'One on Starter, and as many as you like on Plus and Lifetime Bundle. There’s no limit during the 14-day free trial. After that, the free plan includes one. Extra profiles keep working, and nothing is deleted.',
    },
    {
      question: 'Who can see our data?',
      answer:
        'Only you. Your records stay in your own browser and leave your device only when you export them. We can’t read them, and we never sell data. You can export or delete everything from your profile page.',
    },
  ],
  worried:
    'Worried about your baby? We can’t give medical advice. Call your clinician, or your local emergency number if it’s urgent.',
  contact: {
    title: 'Contact us',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send Message',
    sent: {
      title: 'Message Sent!',
      description:
        "Thanks for reaching out. We'll get back to you at the email you provided within 24 hours.",
    },
    notSent: {
      title: 'Your message wasn’t sent',
      happened: 'This browser won’t let us save it. What you typed is still here.',
      todo: 'Allow site data for this page, or leave private browsing. Then send it again.',
    },
  },
};
