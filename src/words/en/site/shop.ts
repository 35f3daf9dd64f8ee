/** The shop. */
export const shop = {
  title: 'Shop',
  heading: 'Prefer paper?',
  description:
    'Planners, templates and stickers, free while Wee Hours is new. One tap saves the file to your device.',
  gift: 'Free',
  /** For screen readers, between "Free" and the price that is struck through. */
  later: 'while we’re new, later',
  products: {
    planner: {
      title: 'Planner Kit',
      description:
        'A hyperlinked planner for GoodNotes or your printer: an undated year of daily, weekly and monthly pages, with trackers for feeds, diapers, sleep and growth.',
      contents: 'PDF with linked tabs',
      picture: 'The cover, a daily page with feeds, diapers and sleep, and the index of the year.',
    },
    template: {
      title: 'Notion Template',
      description:
        'The same log as Notion tables: babies, feeds, diapers, sleep and growth, ready for your first entry.',
      contents: 'ZIP, ready to import into Notion',
      picture:
        'The table of feeds, with the type, the baby and the start time. Next to it babies, diapers, sleep and growth.',
    },
    stickers: {
      title: 'Sticker Pack',
      description:
        'Small drawings for a paper planner or a tablet, in the style of our icons. Clear edges, so they look right on any page.',
      contents: 'PNG in a ZIP, 300 dpi, transparent',
      picture:
        'A sheet of stickers: a moon, stars, clouds, a swaddled baby, a crib, a lamp, a sheep, a bear.',
    },
  },
  format: (product: string) => `${product} format`,
  formats: { tablet: 'Tablet', letter: 'Letter', a4: 'A4', zip: 'ZIP', png: 'PNG' },
  download: 'Instant Download',
  downloading: 'Downloading…',
  /** The toast after the download button was tapped. */
  outcome: {
    saved: {
      title: (product: string) => `${product} saved`,
      description: 'It’s in your downloads.',
    },
    shared: {
      title: (product: string) => `${product} shared`,
      description: 'It’s where you sent it.',
    },
    ready: {
      title: (product: string) => `${product} is ready`,
      description: 'Tap again to share it.',
    },
    unable: {
      title: (product: string) => `${product} can’t be saved here`,
      description: 'Open this page in Safari to download it.',
    },
    cancelled: {
      title: (product: string) => `${product} not saved`,
      description: 'It’s ready. Tap again anytime.',
    },
    offline: {
      title: (product: string) => `${product} not saved`,
      description: 'Connect to the internet and try again.',
    },
    failed: {
      title: (product: string) => `${product} not saved`,
      description: 'The download failed. Try again in a few minutes.',
    },
  },
  notes: {
    title: 'Good to know',
    gift: {
      question: 'Why is it all free?',
      answer:
        'Wee Hours is new, and our shop takes no payments yet. Until it does, every file is a gift. The crossed-out price is what it will cost then. What you download today stays yours.',
    },
    place: {
      question: 'Where does the file go?',
      answer:
        'To your downloads. On a phone, it goes to the app you pick in the share sheet. You need a signal to download it, but not to use it.',
    },
    prints: {
      question: 'Can I print it again?',
      answer: 'As often as your family needs. Please don’t resell it.',
    },
    plans: {
      question: 'Do plans include a planner?',
      answer: <Node>(link: (text: string) => Node): (string | Node)[] => [
        'Starter comes with the Planner Kit. Plus and Lifetime Bundle come with all of them. ',
        link('See plans'),
      ],
    },
  },
};
