import { grammarOf } from '#words/grammar.ts';

const { list, number, plural } = grammarOf('en');

/** Sharing the log between the phones of a family. */
export const sharing = {
  title: 'Share with another phone',
  about: 'Both phones keep the whole log, and each sees at once what the other logs.',
  /** What leaves the device. */
  learns:
    'Entries travel encrypted. The server sees when your phones send, how much, and from which address. It never sees what.',
  photos: 'Photos of entries stay on the phone that took them. A baby’s picture is shared.',
  start: 'Share with another phone',
  needsPlan: 'Your plan can join a shared log. To share this one, choose Plus or Lifetime.',
  seePlans: 'See plans',
  /** Joining with a code. */
  haveCode: 'I have a code',
  code: 'Code from the other phone',
  codeHint: 'Twelve letters, such as 7ZK-2M4-TQX-0RB',
  codeWrong: 'This code has a typing error. Compare it with the other phone.',
  pass: 'Server pass',
  passHint: 'The person who runs your sync server has it.',
  passMissing: 'Enter the server pass.',
  join: 'Join',
  joinMerges: 'The entries of both phones come together.',
  cancel: 'Cancel',
  close: 'Close',
  waiting: 'Waiting for the other phone…',
  compareWith: (name: string) => `Compare with ${name}’s phone, and confirm there. Both screens show:`,
  sharedAlready:
    'This phone shares a log already. To join another one, stop sharing on this phone, and open the link again.',
  joined: 'This phone shares the log now',
  phoneOf: (name: string) => `${name}’s phone`,
  /** When a phone last sent something. */
  heardToday: (clock: string) => `last heard from at ${clock}`,
  heard: (day: string) => `last heard from on ${day}`,
  /** The question about the babies of the phone that joins. */
  same: {
    title: 'Is this the same baby?',
    titleOfSeveral: 'Are these the same babies?',
    baby: (name: string, birth: string) => `${name}, born ${birth}`,
    here: (baby: string, count: number) =>
      plural(count, {
        one: `On this phone: ${baby}, 1 entry`,
        other: `On this phone: ${baby}, ${number(count)} entries`,
      }),
    isSame: (baby: string) => `Yes: ${baby}`,
    isOther: 'No, another baby',
    share: 'Share these entries',
    wayBack:
      'The entries of this phone then appear on all phones. For 30 days you can take them out again under “Import a log”.',
  },
  /** Inviting with a code. */
  invite: 'Show a code',
  inviteTitle: 'On the other phone',
  inviteHow:
    'Scan this with its camera. If Wee Hours is installed there, open Profile, Data, “I have a code” and type the code instead.',
  qr: 'QR code with the link for the other phone',
  sendLink: 'Send link',
  linkCopied: 'Link copied',
  until: (clock: string) => `The code ends at ${clock}.`,
  asks: (name: string) => `${name}’s phone wants to join`,
  compare: 'Let it in only if both screens show:',
  letIn: 'Let it in',
  decline: 'Don’t let it in',
  isIn: (name: string) => `You let ${name}’s phone in`,
  signs: 'Signs',
  /** The names of the pictures that both screens show. */
  pictures: {
    moon: 'moon',
    sock: 'sock',
    pear: 'pear',
    elephant: 'elephant',
    bicycle: 'bicycle',
    cactus: 'cactus',
    balloon: 'balloon',
    turtle: 'turtle',
    strawberry: 'strawberry',
    boat: 'boat',
    owl: 'owl',
    key: 'key',
    sunflower: 'sunflower',
    bee: 'bee',
    lemon: 'lemon',
    hat: 'hat',
    whale: 'whale',
    rainbow: 'rainbow',
    carrot: 'carrot',
    train: 'train',
    fox: 'fox',
    umbrella: 'umbrella',
    mushroom: 'mushroom',
    guitar: 'guitar',
    penguin: 'penguin',
    star: 'star',
    bread: 'bread',
    house: 'house',
    butterfly: 'butterfly',
    cherries: 'cherries',
    rocket: 'rocket',
    snail: 'snail',
    tree: 'tree',
    octopus: 'octopus',
    banana: 'banana',
    clock: 'clock',
    giraffe: 'giraffe',
    puzzle: 'puzzle',
    melon: 'melon',
    frog: 'frog',
    snow: 'snow',
    drum: 'drum',
    sheep: 'sheep',
    grapes: 'grapes',
    canoe: 'canoe',
    duck: 'duck',
    bell: 'bell',
    corn: 'corn',
    horse: 'horse',
    gift: 'gift',
    kiwi: 'kiwi',
    tractor: 'tractor',
    hedgehog: 'hedgehog',
    kite: 'kite',
    cookie: 'cookie',
    fish: 'fish',
    fire: 'fire',
    cap: 'cap',
    koala: 'koala',
    pineapple: 'pineapple',
    anchor: 'anchor',
    lion: 'lion',
    egg: 'egg',
    plant: 'plant',
  },
  /** Why an exchange ended without success. */
  ended: {
    declined: 'The other phone didn’t let this one in. The log here is unchanged.',
    notIn: 'The phone was not let in.',
    otherServer:
      'The other phone uses another sync server, so this one can’t join. The log here is unchanged.',
    over: 'The code has ended. Use a new one.',
    unreachable: 'The sync server can’t be reached. Try again when you’re online.',
    refused: 'The sync server refuses this pass. Check it.',
    full: 'The sync server is full. Try again later.',
  },
  /** The state of a shared log. */
  status: {
    connecting: 'Connecting…',
    getting: 'Getting the log from the other phone. Keep both phones open for a moment.',
    inStep: 'In step with the other phones',
    waiting: (count: number) =>
      plural(count, {
        one: '1 change waits to be sent',
        other: `${number(count)} changes wait to be sent`,
      }),
    unreachable: 'Not connected. Entries are sent as soon as you’re online.',
    refused: 'The sync server refuses this phone. Entries are kept here.',
    full: 'The sync server is full. Entries are kept here and sent later.',
    outdated: 'Another phone has a newer Wee Hours. Update this one to go on sharing.',
    storage: 'This phone can’t store what the other phones send. Free some space.',
  },
  /** What was left out of the log, or could not be sent. */
  refusals: {
    foreign: 'A message was not from this family, or was damaged. It was ignored.',
    tooLarge: 'An entry was too large to send. It stays on this phone.',
  },
  /** The name of the mark in the frame. `status` is one of the above. */
  mark: (status: string) => `Shared log: ${status}`,
  /** What other phones logged while the parent did not look at this one. */
  away: {
    title: 'Since you were away',
    another: 'Another phone',
    /** For example `Ben: 2 feeds and 1 diaper, the last at 4:50 AM`. */
    of: (name: string, counts: readonly string[], clock: string | null) =>
      clock === null ? `${name}: ${list(counts)}` : `${name}: ${list(counts)}, the last at ${clock}`,
    close: 'Close',
  },
  /** This phone was removed by another one. */
  removed: {
    title: 'This phone no longer shares the log',
    description: 'Another phone removed it. The log on this phone stays as it is.',
  },
  /** Removing another phone, such as a lost one. */
  remove: <Node>(phone: Node): (string | Node)[] => ['Remove ', phone],
  removing: {
    title: (phone: string) => `Remove ${phone}?`,
    about:
      'It keeps what it has, and gets nothing new. The other phones go on sharing, and nobody needs a new code.',
    keep: 'Keep it',
    act: 'Remove',
    waits: 'is removed as soon as this phone is connected',
  },
  /** Two phones started a timer of the same kind for one baby. */
  timersJoined: {
    title: 'One timer instead of two',
    description: 'Two phones started the same timer. The earlier one counts.',
  },
  /** Many entries that only this phone still has. */
  lacking: {
    title: (count: number) =>
      plural(count, {
        one: 'Another phone deleted 1 entry long ago that is still here.',
        other: `Another phone deleted ${number(count)} entries long ago that are still here.`,
      }),
    remove: 'Move them to the trash',
    later: 'Decide later',
    removed: 'Moved to the trash for 30 days',
  },
  leave: 'Stop sharing on this phone',
  leaving: {
    title: 'Stop sharing on this phone?',
    about: 'This phone keeps its log. The other phones go on sharing.',
    keep: 'Keep sharing',
  },
  left: 'This phone no longer shares the log',
};
