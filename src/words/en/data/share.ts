/** Offers to share a finished file. */
export const share = {
  ready: 'Your file is ready',
  share: 'Share it',
  unable: {
    title: 'This device can’t share the file',
    description: 'Update iOS to share files from the home-screen app. Then try again.',
  },
};
