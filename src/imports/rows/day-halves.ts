/** The languages of CLDR whose short clock times can contain a word like AM or PM. */
const LANGUAGES =
  'af agq ak am ar as asa az-Cyrl bas bem bez blo bn bo br brx bs-Cyrl chr ckb cs csw cv da dav de dje doi dsb dua dz ebu ee el eo es et ewo fa ff ff-Adlm fi fil fr fur ga gd gsw gu guz ha he hi hu ig ii is it ja jgo jmc jv kab kam kde khq ki kk-Arab kln km kn ko ksb ksf ku kxv-Deva kxv-Orya kxv-Telu ky lag lb ln lo lt lu luo lv mai mas mer mgh mk ml mn mni mr ms mua my naq ne nl nmg nnh nqo nus om pa pcm pl pt rn ro rof ru sah saq sbp sd se sg shi shi-Latn shn si sl so sq sr-Cyrl-BA sr-Latn-BA sv sw syr szl ta te teo th ti tk to tr tzm ug uk ur uz uz-Cyrl vi wo xnr xog yav yi yo yo-BJ yue yue-Hans zh zh-HK zh-TW'.split(
    ' ',
  );
/**
 * Words of Japanese, Chinese, Korean and Burmese for shorter parts of the day, with their first and last hour. 晚上9:05
 * is five past nine in the evening. The hours are those of CLDR, and hours at which a word has no other meaning. They
 * end at midnight, because the 夜12時 of May 1 can be the start of either May 1 or May 2.
 */
const PARTS_OF_DAY = new Map(
  Object.entries<readonly [first: number, last: number]>({
    朝: [4, 11],
    正午: [12, 12],
    昼: [11, 16],
    夕方: [15, 19],
    夜: [18, 23],
    凌晨: [0, 5],
    清晨: [4, 8],
    早上: [4, 11],
    中午: [11, 13],
    晚上: [17, 23],
    새벽: [1, 6],
    아침: [3, 11],
    정오: [12, 12],
    저녁: [17, 22],
    밤: [19, 23],
    မွန်းတည့်: [12, 12],
    နေ့လယ်: [12, 16],
    ည: [19, 23],
  }),
);

/**
 * Words like AM and PM from CLDR 36 to 48, without blanks. A browser has only the short words of one CLDR version.
 * Phones also write long words and words of other versions.
 */
const OF_OTHER_YEARS: Record<DayHalf, string> = {
  am: 'delamañana dopoldne dopołdnja eparadites formiddag förmiddag göň günortadanöň mat mañana paradite prepodne priekšpusdiena priekšpusdienā safiya yb претпладне проб таңкы לפנהצ صباحًا صبحمنجهند غم قبل‌ازظهر چۈشتىنبۇرۇن मपू ਪੂਦੁ ପୂର୍ବାହ୍ନ முற்பகல் ಪೂರ್ವಾಹ್ನ ก่อนเที่ยง ንጉሆሰዓተ 오전',
  pm: 'delatarde eftermiddag ep epasdites ettermiddag ew gsoň günortadansoň nabali pasdite popoldne popołdnju pēcpusd pēcpusdiena pēcpusdienā soir tarde wótpołdnja yamma yh попладне слоб түштөнкийинки אחהצ بعدازظهر شاممنجهند غو مساءً منجهندشام چۈشتىنكېيىن मउ ਬਾਦੁ ଅପରାହ୍ନ பிற்பகல் ಅಪರಾಹ್ನ หลังเที่ยง ድሕርሰዓት 오후',
};

type DayHalf = 'am' | 'pm';

let known: ReadonlyMap<string, DayHalf> | undefined;

/**
 * Converts an hour to the 24-hour clock. `word` is the word next to the clock time, in any language of CLDR: 午前, 오후,
 * ص, "μ.μ." or 晚上. Some apps write AM or PM after a 24-hour clock time. The word is therefore ignored if the hour is
 * over 12. Japanese noon is 午後0:00. Returns null for another word, and for an hour at which the word has no clear
 * meaning.
 */
export function hourWithWord(hour: number, word: string): number | null {
  const key = keyOf(word);
  const part = PARTS_OF_DAY.get(key);
  const half = part ? undefined : dayHalfOf(key);
  if (half === null) return null;
  if (hour > 12) return hour;
  if (!part) return (hour % 12) + (half === 'pm' ? 12 : 0);
  const [first, last] = part;
  return [hour % 12, (hour % 12) + 12].find((one) => one >= first && one <= last) ?? null;
}

/** Returns the half of the day that a word means. Null for a word that is unknown or can mean both halves. */
function dayHalfOf(key: string): DayHalf | null {
  if (key === 'am' || key === 'pm') return key;
  // The words of the browser are read on the first call.
  known ??= readDayHalves();
  return known.get(key) ?? null;
}

function keyOf(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.,״]/g, '');
}

function readDayHalves(): ReadonlyMap<string, DayHalf> {
  const halves = new Map<string, DayHalf | null>();
  for (const language of LANGUAGES) {
    const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
    for (let hour = 0; hour < 24; hour += 1) {
      const half = hour < 12 ? 'am' : 'pm';
      const part = format.formatToParts(Date.UTC(2026, 0, 1, hour)).find(({ type }) => type === 'dayPeriod');
      if (!part) continue;
      const key = keyOf(part.value);
      const before = halves.get(key);
      halves.set(key, before === undefined || before === half ? half : null);
    }
  }
  for (const half of ['am', 'pm'] as const) {
    for (const word of OF_OTHER_YEARS[half].split(' ')) if (!halves.has(word)) halves.set(word, half);
  }
  return new Map([...halves].filter((entry): entry is [string, DayHalf] => entry[1] !== null));
}
