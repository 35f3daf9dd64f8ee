import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

const secondsOf = (seconds: number) =>
  plural(seconds, { one: `${number(seconds)} Sekunde`, other: `${number(seconds)} Sekunden` });
const minutesOf = (minutes: number) =>
  plural(minutes, { one: `${number(minutes)} Minute`, other: `${number(minutes)} Minuten` });

/**
 * Why an action on an account was refused. The keys are the codes of `RefusalCode`. The catalog `storage` has the codes
 * of storage.
 */
export const refusals = {
  accountGone:
    'Dieses Konto ist nicht mehr auf diesem Gerät. Mach zuerst ein Backup deines Tagebuchs. Melde dich dann ab und registriere dich neu.',
  codeReplaced:
    'Ein neuerer Code hat diesen ersetzt. Schließ das Fenster und erstelle im Profil einen neuen.',
  codeWrong:
    'E-Mail und Code passen auf diesem Gerät nicht zusammen. Ein Code gilt, bis du einen neueren erstellst.',
  credentialsWrong: 'E-Mail oder Passwort stimmt nicht',
  emailTaken: 'Diese E-Mail gibt es schon',
  insecure:
    'Wee Hours kann ein Passwort nur über https schützen. Öffne diese Seite mit https:// in der Adresse.',
  locked: 'Wee Hours ist gesperrt. Öffne die Übersicht, gib dein Passwort ein und komm dann hierher zurück.',
  lockedForGood:
    'Der Browser hat dein Konto verloren und kann dein Passwort nicht prüfen. Der Rest deines Tagebuchs bleibt gesperrt. Melde dich ab und registriere dich neu, gern mit derselben E-Mail. Öffne dann im Profil ein Backup.',
  passwordMissing: 'Gib das Passwort für dieses Konto ein.',
  passwordWrong:
    'Das ist nicht dein Passwort. Tippe auf das Auge, um es zu prüfen, oder versuch ein anderes.',
  signedOut: 'Melde dich an, um einen Tarif zu wählen.',
  tooSoon: 'Zu kurz nach dem letzten Versuch.',
  ofStorage: (title: string, happened: string) => `${title}. ${happened}`,
  /** Says how long to wait until the next try is allowed. */
  wait: {
    seconds: secondsOf,
    minutes: minutesOf,
    minutesAndSeconds: (minutes: number, seconds: number) => `${minutesOf(minutes)} ${secondsOf(seconds)}`,
    /** `time` is one of the texts above. */
    left: (time: string) => `Nächster Versuch in ${time}.`,
    keepOpen: (time: string) => `Nächster Versuch in ${time}. Lass diese Seite offen.`,
    over: 'Du kannst es jetzt noch einmal versuchen.',
  },
};
