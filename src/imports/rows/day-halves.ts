/** The languages of CLDR whose short clock times can contain a word like AM or PM. */
const LANGUAGES =
  'af agq ak am ar as asa az-Cyrl bas bem bez blo bn bo br brx bs-Cyrl chr ckb cs csw cv da dav de dje doi dsb dua dz ebu ee el eo es et ewo fa ff ff-Adlm fi fil fr fur ga gd gsw gu guz ha he hi hu ig ii is it ja jgo jmc jv kab kam kde khq ki kk-Arab kln km kn ko ksb ksf ku kxv-Deva kxv-Orya kxv-Telu ky lag lb ln lo lt lu luo lv mai mas mer mgh mk ml mn mni mr ms mua my naq ne nl nmg nnh nqo nus om pa pcm pl pt rn ro rof ru sah saq sbp sd se sg shi shi-Latn shn si sl so sq sr-Cyrl-BA sr-Latn-BA sv sw syr szl ta te teo th ti tk to tr tzm ug uk ur uz uz-Cyrl vi wo xnr xog yav yi yo yo-BJ yue yue-Hans zh zh-HK zh-TW'.split(
    ' ',
  );
/** Languages with more than two parts of the day: 晚上9:05 is five past nine in the evening. */
const FINER = ['ja', 'ko', 'my', 'zh', 'zh-HK', 'zh-TW'];

/**
 * Words like AM and PM from CLDR 36 to 48, without blanks. A browser has only the short words of one CLDR version.
 * Phones also write long words and words of other versions.
 */
const OF_OTHER_YEARS: Record<DayHalf, string> = {
  am: 'delamañana dopoldne dopołdnja eparadites formiddag förmiddag göň günortadanöň mat mañana paradite prepodne priekšpusdiena priekšpusdienā safiya yb претпладне проб таңкы לפנהצ صباحًا صبحمنجهند غم قبل‌ازظهر چۈشتىنبۇرۇن मपू ਪੂਦੁ ପୂର୍ବାହ୍ନ முற்பகல் ಪೂರ್ವಾಹ್ನ ก่อนเที่ยง ንጉሆሰዓተ',
  pm: 'delatarde eftermiddag ep epasdites ettermiddag ew gsoň günortadansoň nabali pasdite popoldne popołdnju pēcpusd pēcpusdiena pēcpusdienā soir tarde wótpołdnja yamma yh попладне слоб түштөнкийинки אחהצ بعدازظهر شاممنجهند غو مساءً منجهندشام چۈشتىنكېيىن मउ ਬਾਦੁ ଅପରାହ୍ନ பிற்பகல் ಅಪರಾಹ್ನ หลังเที่ยง ድሕርሰዓት',
};

export type DayHalf = 'am' | 'pm';

let known: ReadonlyMap<string, DayHalf> | undefined;

/**
 * Returns the half of the day that a word next to a clock time means, in any language of CLDR: 午前, 오후, ص or "μ.μ.".
 * Returns null for other words, and for a word that can mean both halves. The browser's words are read only once, on
 * the first call.
 */
export function dayHalfOf(word: string): DayHalf | null {
  const key = keyOf(word);
  if (key === 'am' || key === 'pm') return key;
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
  const add = (locale: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC', ...options });
    for (let hour = 0; hour < 24; hour += 1) {
      const half = hour < 12 ? 'am' : 'pm';
      const part = format.formatToParts(Date.UTC(2026, 0, 1, hour)).find(({ type }) => type === 'dayPeriod');
      if (!part) continue;
      const key = keyOf(part.value);
      halves.set(key, (halves.get(key) ?? half) === half ? half : null);
    }
  };
  for (const language of LANGUAGES) add(language, { hour12: true });
  for (const language of FINER) add(language, { hour12: true, dayPeriod: 'short' });
  for (const half of ['am', 'pm'] as const) {
    for (const word of OF_OTHER_YEARS[half].split(' ')) if (!halves.has(word)) halves.set(word, half);
  }
  return new Map([...halves].filter((entry): entry is [string, DayHalf] => entry[1] !== null));
}
