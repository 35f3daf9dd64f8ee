const how =
  'Use this code to set a new password on this device: choose “Forgot your password?” when you sign in. Keep it with your papers or in a password manager, not only on this device. A newer code replaces it.';

/** The dialog that shows a recovery code once. */
export const recovery = {
  title: 'Your recovery code',
  description:
    'If you forget your password, this is the only way back into your account. You’ll see it only once.',
  done: 'I have it',
  save: 'Save as a file',
  print: 'Print',
  copy: 'Copy',
  how,
  file: {
    name: 'wee-hours-recovery-code.txt',
    text: (email: string, code: string) => `Wee Hours recovery code\nFor ${email}\n\n${code}\n\n${how}\n`,
    saved: 'The file is saved.',
    ready: 'The file is ready. Tap “Save as a file” again.',
    unable: 'This device can’t save the file. Copy the code instead.',
    failed:
      'Couldn’t make the file, probably because you’re offline. The code is still here: copy it, write it down, or try again online.',
  },
  copied: 'The code is copied.',
  notCopied: 'This browser didn’t copy it. Select the code yourself, or save it as a file.',
  paper: { title: 'Wee Hours recovery code', account: (email: string) => `For ${email}` },
  leaving: {
    title: 'Close without saving the code?',
    description:
      'You won’t see it again. You can make a new one in Profile. Your previous code, if any, still works.',
    close: 'Close without it',
    show: 'Show the code',
  },
};
