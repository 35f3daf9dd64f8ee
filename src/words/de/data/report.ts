import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

const days = (count: number) => plural(count, { one: '1 Tag', other: `${number(count)} Tage` });
/** The accusative, after “über”. */
const completeDays = (count: number) =>
  plural(count, { one: '1 vollständigen Tag', other: `${number(count)} vollständige Tage` });
/** Names the period of a summary in the dative: a week, or a number of days. */
const span = (count: number) =>
  count === 7 ? 'der Woche' : plural(count, { one: 'dem 1 Tag', other: `den ${number(count)} Tagen` });
/**
 * Names the period before in the dative. If `soFar` is true, the period is not over, and only the same part of the
 * period before counts.
 */
const before = (count: number, soFar: boolean) =>
  soFar ? `${span(count)} davor bis hierhin` : `${span(count)} davor`;

/** The pages of the visit report and of the printed summary. Figures, spans and dates are already formatted. */
export const report = {
  growth: {
    title: 'Wachstum',
    none: 'Keine Messungen eingetragen.',
    /** These describe a measurement by its percentile and by its z-score. */
    percentile: (percentile: string) => `P${percentile}`,
    z: (z: string) => `z ${z}`,
    standing: (percentile: string, z: string) => `P${percentile}, z ${z}`,
    /** Names the growth standard and says how the age is counted. */
    standard: {
      female: (name: string, age: string) => `${name} 2006, Mädchen. ${age}`,
      male: (name: string, age: string) => `${name} 2006, Jungen. ${age}`,
    },
    columns: {
      date: 'Datum und Alter',
      'weight-for-age': 'Gewicht',
      'length-for-age': 'Länge',
      'head-for-age': 'Kopf',
      'weight-for-length': 'Gewicht/Länge',
      gain: 'Zunahme',
    },
    noStandardHere: 'keine Kurve',
    noStandard:
      'Keine Kurve: Die WHO hat keine Kurven vor dem Termin (nach korrigiertem Alter), nach 24 Monaten oder für Längen unter 45 oder über 110 cm.',
    noBirthWeight:
      'Am Tag der Geburt wurde kein Gewicht eingetragen, die Abnahme seitdem ist also nicht bekannt.',
    gain: {
      g: (grams: string) => `${grams} g/Tag`,
      oz: (ounces: string) => `${ounces} oz/Tag`,
      error: (error: string, count: number) => `${error}, ${days(count)}`,
      /** The two lines of a cell without a gain, because the weighings are too close together. */
      tooClose: { first: 'Abstand', second: 'zu kurz' },
    },
    usualGain: (range: string, publisher: string) =>
      `Übliche Zunahme in diesem Alter: ${range} (${publisher}).`,
    earlier: (count: number) =>
      plural(count, {
        one: 'Eine frühere Messung steht nur in der Kurve.',
        other: `${number(count)} frühere Messungen stehen nur in der Kurve.`,
      }),
  },
  visit: {
    title: 'Bericht zum Termin',
    file: {
      title: (name: string, period: string) => `${name}, Bericht zum Termin, ${period}`,
      subject:
        'Wachstum, Mahlzeiten, Windeln und Schlaf für einen Arzttermin, wie von den Eltern eingetragen',
    },
    notADiagnosis: 'Angaben der Eltern, keine Diagnose.',
    page: (page: number, pages: number) => `Seite ${number(page)} von ${number(pages)}`,
    made: (day: string, clock: string, zone: string) => `Erstellt am ${day}, ${clock}, ${zone}`,
    about: {
      female: {
        born: (born: string) => `Mädchen, geboren ${born}`,
        due: (born: string, due: string) => `Mädchen, geboren ${born}, Termin ${due}`,
      },
      male: {
        born: (born: string) => `Junge, geboren ${born}`,
        due: (born: string, due: string) => `Junge, geboren ${born}, Termin ${due}`,
      },
    },
    age: {
      label: (day: string) => `Alter am ${day}`,
      inDays: (age: number) => `${days(age)}, ${number(age + 1)}. Lebenstag`,
      corrected: (age: number, corrected: string) =>
        `${days(age)}, ${number(age + 1)}. Lebenstag, korrigiert ${corrected}`,
      beforeTerm: (age: number) => `${days(age)}, ${number(age + 1)}. Lebenstag, korrigiert vor dem Termin`,
    },
    birthWeight: {
      label: 'Geburtsgewicht',
      weighed: 'am Tag der Geburt gewogen',
      notLogged: 'nicht eingetragen',
      notWeighed: 'nicht am Tag der Geburt gewogen',
    },
    logging: {
      label: 'Vollständig eingetragene Tage',
      noneOver: 'noch kein Tag ist vorbei',
      none: (over: number) => `Keiner von ${number(over)}`,
      of: (kinds: string[], over: number) => `${kinds.join(' · ')} von ${number(over)}`,
      feed: (count: number) => `Mahlzeiten ${number(count)}`,
      diaper: (count: number) => `Windeln ${number(count)}`,
      sleep: (count: number) => `Schlaf ${number(count)}`,
      complete: 'Durchschnitte aus vollständigen Tagen',
      gaps: (count: number) =>
        plural(count, { one: '1 Tag hat eine Lücke', other: `${number(count)} Tage haben Lücken` }),
      empty: (count: number) =>
        plural(count, { one: '1 Tag ist leer', other: `${number(count)} Tage sind leer` }),
      gapsAndEmpty: (gaps: number, empty: number) =>
        `${plural(gaps, { one: '1 Tag hat eine Lücke', other: `${number(gaps)} Tage haben Lücken` })}, ${number(empty)} leer`,
    },
    /** Each of the `vaccines` is the name of a vaccine with its day. */
    vaccines: {
      since: (visit: string, vaccines: readonly string[]) =>
        `Impfungen seit dem Termin am ${visit}: ${vaccines.join('; ')}.`,
      all: (vaccines: readonly string[]) => `Eingetragene Impfungen: ${vaccines.join('; ')}.`,
      vaccine: (name: string, day: string) => `${name} (${day})`,
      earlier: (count: number) => plural(count, { one: '1 frühere', other: `${number(count)} frühere` }),
    },
    kinds: { feed: 'Mahlzeiten', diaper: 'Windeln', sleep: 'Schlaf' },
    weekly: {
      feed: 'Mahlzeiten pro Tag, Wochenmittel',
      diaper: 'Windeln pro Tag, Wochenmittel',
      sleep: 'Stunden Schlaf pro Tag, Wochenmittel',
    },
    figures: {
      none: 'Nichts eingetragen',
      only: {
        label: 'Insgesamt eingetragen',
        feed: (count: number) => plural(count, { one: '1 Mahlzeit', other: `${number(count)} Mahlzeiten` }),
        diaper: (count: number) => plural(count, { one: '1 Windel', other: `${number(count)} Windeln` }),
        sleep: (count: number) =>
          plural(count, { one: '1 Schlafphase', other: `${number(count)} Schlafphasen` }),
        why: 'nichts an einem vollständigen Tag, ein Tagesmittel würde täuschen',
      },
      /** Counts some days out of all: "2 von 14". */
      of: (some: number, all: number) => `${number(some)} von ${number(all)}`,
      range: (least: string, most: string) => `${least} bis ${most}`,
      rangeOver: (least: string, most: string, count: number) =>
        `${least} bis ${most}, über ${completeDays(count)}`,
      feeds: 'Mahlzeiten in 24 h',
      sources: 'Nur Brust, mit Flasche',
      sides: 'Links und rechts in 24 h',
      sidesMinutes: (left: number, right: number) => `${number(left)} + ${number(right)} min`,
      balance: (left: number, right: number) =>
        `Verteilung ${number(left)}\u00a0% links, ${number(right)}\u00a0% rechts`,
      intervals: {
        day: {
          label: 'Abstand am Tag',
          more: (longest: string) => `von Beginn zu Beginn, Median, 7 bis 19 Uhr; längster ${longest}`,
        },
        night: {
          label: 'Abstand nachts',
          more: (longest: string) => `von Beginn zu Beginn, Median, 19 bis 7 Uhr; längster ${longest}`,
        },
      },
      bottles: {
        label: 'Flaschen in 24 h',
        unmeasured: 'zu viele Flaschen ohne Menge',
        someDays: (amounts: string, count: number) =>
          `${amounts}, über ${completeDays(count)} mit allen Mengen`,
      },
      oneBottle: 'Pro Flasche',
      byWeight: {
        label: 'Flaschenmenge pro kg',
        value: (ml: number) => `${number(ml)} ml/kg/Tag`,
        over: (count: number) => `über ${completeDays(count)} mit bekanntem Gewicht`,
        unknown: 'für diese Tage ist kein Gewicht bekannt',
      },
      diapers: 'Windeln in 24 h',
      wet: 'Nass (inkl. beides)',
      dirty: 'Stuhl (inkl. beides)',
      atLeast: {
        wet: (day: number) => `Nass mind., bis Tag ${number(day)}`,
        dirty: (day: number) => `Stuhl mind., bis Tag ${number(day)}`,
      },
      below: (least: string) => `Tage unter ${least}`,
      callIfWorried: (sources: string) => `${sources}. Bei Sorgen in der Kinderarztpraxis anrufen.`,
      notCounted: {
        label: 'Tage ohne Zählung der Windeln',
        more: 'Stunden ohne Windel: nicht eingetragen oder keine',
      },
      asleep: 'Schlaf in 24 h',
      night: 'Nachts, wie eingetragen',
      naps: 'Tags, in Nickerchen',
      napsPerDay: 'Nickerchen pro Tag',
      longest: 'Längste Schlafphase',
      longestSoFar: (span: string) => `bisher ${span}`,
    },
    usual: {
      only: (age: string, range: string, publisher: string) =>
        `Üblich (Alter ${age}): ${range} (${publisher})`,
      withOthers: (age: string, range: string, publisher: string, others: string[]) =>
        `Üblich (Alter ${age}): ${range} (${publisher}). Andere: ${others.join(', ')}`,
      other: (range: string, publisher: string) => `${range} (${publisher})`,
      onFormula: (publisher: string) => `${publisher} (mit Säuglingsmilch)`,
    },
    sources: (sources: string[]) =>
      `Durchschnitte und Spannen gelten nur für Tage, die vorbei sind und keine Lücken haben. Eine Windel mit beidem zählt bei „Nass“ und bei „Stuhl“ mit. Zahlen mit „üblich“ oder „mindestens“ gelten für gesunde, reif geborene Babys und sind kein Urteil. Quellen: ${sources.join('; ')}.`,
    words: {
      empty: 'Fragen und Notizen',
      questions: { title: 'Fragen für den Termin', more: 'Fragen für den Termin, Fortsetzung' },
      notes: { title: 'Notizen der Eltern', more: 'Notizen der Eltern, Fortsetzung' },
      next: '(weiter auf der nächsten Seite)',
    },
    hours: {
      title: 'Die 24 Stunden jedes Tages',
      average: 'Durchschnitt vollständiger Tage',
      /** The second line of a column head. The column also counts diapers that were both wet and dirty. */
      both: 'gesamt',
      signs: {
        left: 'Brust links',
        right: 'Brust rechts',
        bottle: 'Flasche',
        sleep: 'Schlaf',
        wet: 'Nass',
        dirty: 'Stuhl',
        both: 'Beides',
        gap: 'Kein Eintrag',
      },
      /** Each note is one line. `gap` is the mark of a gap. */
      notes: (gap: string) => [
        'Uhrzeiten in Ortszeit. Eine Mahlzeit zählt am Tag, an dem sie begann: beide Brüste und eine Flasche bis 30 min danach. Schlaf ist um Mitternacht geteilt. Strich: kein Eintrag.',
        'Eine Windel mit beidem zählt bei „Nass“ und bei „Stuhl“ mit. In Klammern: das Minimum für diesen Lebenstag (Quellen auf der letzten Seite).',
        `${gap} Stundenlang kein solcher Eintrag: Die Zahl ist vielleicht zu niedrig und zählt in keinem Durchschnitt. Dünne Linie: stundenlang kein Eintrag.`,
        'Plus: mindestens eine Flasche ohne Menge. Der Durchschnitt der Flaschen gilt für Tage, an denen jede Flasche eine Menge hat. † Der Tag war noch nicht vorbei.',
      ],
      /** The lines about pumping. They are left out if there was none. Amounts and times are formatted. */
      pumping: {
        line: (parts: readonly string[]) => `Abpumpen: ${parts.join(', ')}.`,
        sessions: (sessions: number) => `${number(sessions)}-mal`,
        unmeasured: (sessions: number) => `${number(sessions)}-mal ohne Menge`,
        perDay: (amount: string) => `${amount} an einem Tag mit Abpumpen`,
        gap: (time: string) => `Abstand höchstens ${time}`,
        sides: (known: number, sessions: number, left: string, right: string) =>
          `Abgepumpt und gestillt nach Seite (Mengen bekannt bei ${number(known)} von ${number(sessions)} Mal): links ${left}; rechts ${right}.`,
        side: (pumped: string, nursed: string) => `${pumped} abgepumpt, ${nursed} an der Brust`,
      },
    },
    appendix: {
      title: 'Anhang: jeder Eintrag',
      continued: (day: string) => `${day}, Fortsetzung`,
      range: (start: string, end: string) => `${start} – ${end}`,
      place: (zone: string) => `in ${zone}`,
    },
  },
  period: {
    title: (count: number) => (count === 7 ? 'Statistik der Woche' : `Statistik über ${days(count)}`),
    file: {
      title: (name: string, period: string) => `${name}, ${period}`,
      subject: 'Mahlzeiten, Windeln, Schlaf und Wachstum, wie von der Familie eingetragen',
    },
    about: {
      female: {
        born: (born: string, age: string) => `Mädchen, geboren ${born}, ${age} alt`,
        notBorn: (born: string) => `Mädchen, Geburtsdatum ${born}, noch nicht geboren`,
      },
      male: {
        born: (born: string, age: string) => `Junge, geboren ${born}, ${age} alt`,
        notBorn: (born: string) => `Junge, Geburtsdatum ${born}, noch nicht geboren`,
      },
    },
    zone: (zone: string) => `Zeitzone: ${zone}`,
    figures: {
      none: (count: number) => `Nichts eingetragen in ${span(count)}`,
      noDay: 'Noch kein vollständiger Tag',
      average: (figure: string, count: number) => `${figure} pro Tag, über ${days(count)}`,
      nothingBefore: 'Nichts zum Vergleichen',
      noneBefore: (count: number, soFar: boolean) => `Nichts eingetragen in ${before(count, soFar)}`,
      tooFew: (count: number) => `Zu wenig eingetragen in ${span(count)}`,
      tooFewBefore: (count: number, soFar: boolean) => `Zu wenig eingetragen in ${before(count, soFar)}`,
      same: (count: number, soFar: boolean) => `Gleiche Summe wie in ${before(count, soFar)}`,
      changed: (change: string, count: number, soFar: boolean) =>
        `${change} gesamt gegenüber ${before(count, soFar)}`,
    },
    table: {
      title: 'Tag für Tag',
      total: (count: number) => (count === 7 ? 'Woche' : days(count)),
      average: 'Tagesmittel',
      before: (count: number) => (count === 7 ? 'Woche davor' : `${days(count)} davor`),
      beforeSoFar: (count: number) =>
        count === 7 ? 'Woche davor, bis hierhin' : `${days(count)} davor, bis hierhin`,
      change: 'Änderung',
    },
    earlier: (count: number) =>
      plural(count, {
        one: 'Das Tagebuch hat 1 früheren Eintrag.',
        other: `Das Tagebuch hat ${number(count)} frühere Einträge.`,
      }),
    least: (sources: string[]) =>
      `Die Linie im Diagramm ist die Mindestzahl nasser Windeln (auch solche mit Stuhl) nach Lebenstag, für reif geborene Babys. ${sources.join('. ')}.`,
    counting:
      'Eine Windel mit beidem zählt einmal, unter „Beides“. Ein Schlaf über Mitternacht ist auf seine Tage aufgeteilt. Strich: kein Eintrag.',
    made: (day: string, clock: string) =>
      `Angaben der Familie, kein medizinischer Rat und keine Diagnose. Auf dem Gerät der Familie erstellt am ${day}, ${clock}.`,
  },
};
