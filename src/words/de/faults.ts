import { grammarOf } from '#words/grammar.ts';
import { doseAmount } from './data/dose-amount.ts';

const { plural, number } = grammarOf('de');

/** Why forms refuse values, and what they ask. Clock times, dates and amounts are already formatted. */
export const faults = {
  /** The keys are the codes of `Fault`. Each entry is the text for one fault. */
  fields: {
    noDate: 'An welchem Tag war das? Wähle ein Datum.',
    noTime: 'Um wie viel Uhr war das?',
    noEnd: 'Wann war es zu Ende?',
    noDays: 'Wähle den ersten und den letzten Tag.',
    noChoice: 'Wähle etwas davon aus.',
    noNumber: 'Gib eine Zahl ein.',
    noText: 'Füll das bitte aus.',
    noFeedType: 'Links, rechts oder Flasche?',
    noDiaperType: 'Nass, Stuhl, beides oder trocken?',
    dryWithColor: 'Eine trockene Windel hat keine Farbe. Nimm die Farbe weg oder wähle „Stuhl“.',
    tooManyColors: (limit: number) => `Wähle höchstens ${number(limit)} Farben.`,
    noSleepType: 'Nickerchen oder Nacht?',
    noMeasure: 'Gib mindestens einen Wert ein: Gewicht, Länge oder Kopf.',
    noName: 'Wie heißt das Baby? Ein Spitzname reicht.',
    noBirthDate: 'Wann wurde das Baby geboren? Wähle ein Datum.',
    noSex: 'Mädchen oder Junge? Die Wachstumskurven sind verschieden.',
    halfDate: 'Ein Teil des Datums fehlt. Gib Tag, Monat und Jahr ein.',
    halfTime: 'Ein Teil der Uhrzeit fehlt. Gib Stunden und Minuten ein.',
    halfTyped: 'Ein Teil fehlt noch. Füll auch den Rest aus.',
    notADate: (typed: string) => `„${typed}“ ist kein Datum. Wähle ein anderes.`,
    notATime: (typed: string) => `„${typed}“ ist keine Uhrzeit zwischen 00:00 und 23:59.`,
    notANumber: (typed: string, example: string) =>
      `„${typed}“ ist keine Zahl. Gib eine Zahl wie ${example} ein.`,
    notAnAmount: (typed: string, example: string) =>
      `„${typed}“ ist keine Menge. Gib eine Zahl wie ${example} ein.`,
    notADueDate: 'Wähle den errechneten Termin oder lass das Feld leer.',
    notWhole: 'Gib eine ganze Zahl ein.',
    notStorable: 'Das lässt sich nicht speichern. Prüfe, was du eingegeben hast.',
    dateTooEarly: (date: string) => `${date} ist zu lange her. Prüfe das Jahr.`,
    dateInFuture: (date: string) => `${date} liegt in der Zukunft. Wähle einen anderen Tag.`,
    birthTooEarly: (date: string) => `${date} ist für ein Baby zu lange her. Prüfe das Jahr.`,
    birthInFuture: (date: string) => `${date} liegt in der Zukunft. Wähle den Tag der Geburt.`,
    dueDateTooFar: (weeks: number) =>
      `Das ist mehr als ${number(weeks)} Wochen von der Geburt entfernt. Prüfe beide Daten.`,
    daysReversed: 'Der letzte Tag liegt vor dem ersten. Tausche die beiden.',
    daysInFuture: 'Diese Tage liegen in der Zukunft. Wähle Tage bis heute.',
    nextTooEarly: 'Der nächste Termin kommt nach diesem. Prüfe das Datum.',
    tooManyDays: (limit: number) => `Das ist mehr als ein Jahr. Wähle höchstens ${number(limit)} Tage.`,
    endTooFar: (start: string, end: string, hours: number) =>
      `Von ${start} bis ${end} am nächsten Tag sind es mehr als ${number(hours)} Stunden. Prüfe beide Zeiten.`,
    tooManyHours: (hours: number) => `Das sind mehr als ${number(hours)} Stunden. Prüfe beide Zeiten.`,
    noteTooLong: (length: number, limit: number) =>
      `Diese Notiz hat ${number(length)} Zeichen. Kürze sie auf ${number(limit)}.`,
    visitNotesTooLong: (length: number, limit: number) =>
      `Diese Notizen haben ${number(length)} Zeichen. Kürze sie auf ${number(limit)}.`,
    visitQuestionsTooLong: (length: number, limit: number) =>
      `Diese Fragen haben ${number(length)} Zeichen. Kürze sie auf ${number(limit)}.`,
    lineTooLong: (length: number, limit: number) =>
      `Eine Zeile hat ${number(length)} Zeichen. Kürze sie auf ${number(limit)}.`,
    foodTooLong: (length: number, limit: number) =>
      `Ein Lebensmittel hat ${number(length)} Zeichen. Kürze den Namen auf ${number(limit)}.`,
    noFood: 'Welches Lebensmittel war es?',
    tooManyFoods: (foods: number, limit: number) =>
      `Das sind ${number(foods)} Lebensmittel. Trag höchstens ${number(limit)} pro Mahlzeit ein.`,
    nameTooLong: (limit: number) => `Der Name darf höchstens ${number(limit)} Zeichen haben.`,
    tooManyDecimals: (limit: number) =>
      plural(limit, {
        one: `Höchstens ${number(limit)} Stelle nach dem Komma.`,
        other: `Höchstens ${number(limit)} Stellen nach dem Komma.`,
      }),
    nameTaken: 'Ein anderes Baby heißt schon so. Ergänze einen Buchstaben oder zweiten Vornamen.',
    nothingDrunk: 'Wenn dein Baby nichts getrunken hat, lass die Menge leer.',
    lessThanOneSide: 'Die Gesamtmenge ist kleiner als eine Seite. Prüfe beide Mengen.',
    shareWithoutAmount: 'Gib auch die ganze Menge ein.',
    shareOutside: (whole: string) => `Gib mehr als 0 und weniger als ${whole} ein.`,
    tooManyOunces: '16 Unzen sind ein Pfund. Zähl es zu den Pfund und gib nur die restlichen Unzen ein.',
    bottleTooLarge: {
      plain: (amount: string) => `${amount} ist mehr als ein Liter. Prüfe Menge und Einheit.`,
      /** `ml` is the amount if the parent meant milliliters. `oz` is the same amount in ounces. */
      otherUnit: (amount: string, ml: string, oz: string) =>
        `${amount} ist mehr als ein Liter. Meintest du ${ml}? Das sind etwa ${oz}.`,
    },
    outside: (amount: string, low: string, high: string) =>
      `${amount} liegt außerhalb von ${low} bis ${high}. Prüfe Zahl und Einheit.`,
  },
  /** The texts of questions and of their answers. The keys are the codes of `Question`, and `yes`. */
  questions: {
    /** Answers most questions. */
    yes: 'Ja, so speichern',
    timeRepeated: {
      text: (clock: string) =>
        `In dieser Nacht wurde die Uhr zurückgestellt, deshalb gab es ${clock} zweimal. Welche Zeit meinst du?`,
      earlier: (clock: string) => `Das erste ${clock}, vor der Umstellung`,
      later: (clock: string) => `Das zweite ${clock}, nach der Umstellung`,
    },
    timeSkipped: {
      text: (clock: string) =>
        `In dieser Nacht wurde die Uhr vorgestellt, deshalb gab es ${clock} nicht. Welche Zeit meinst du?`,
      earlier: (clock: string) => `${clock}, vor der Umstellung`,
      later: (clock: string) => `${clock}, nach der Umstellung`,
    },
    endSkipped: {
      text: (clock: string, end: string) =>
        `In dieser Nacht wurde die Uhr vorgestellt, deshalb gab es ${clock} nicht. War es um ${end} zu Ende, nach der Umstellung?`,
      later: (end: string) => `Ja, um ${end}`,
    },
    inFuture: (clock: string, date: string) => `${clock} am ${date} liegt in der Zukunft. Stimmt das?`,
    longSpan: (length: string) => `Von Anfang bis Ende sind das ${length}. Stimmt das?`,
    largeBottle: {
      plain: (amount: string) => `${amount} ist viel für eine Flasche in diesem Alter. Stimmt das?`,
      /** The parameters are those in `bottleTooLarge`. A "yes" to "Did you mean 30 ml?" must not save 30 oz. */
      otherUnit: (amount: string, ml: string, oz: string) =>
        `${amount} ist viel für eine Flasche in diesem Alter. Meintest du ${ml}? Das sind etwa ${oz}.`,
      no: (amount: string) => `Nein, ${amount} speichern`,
    },
    muchMilk: (amount: string) => `${amount} ist viel für einmal Abpumpen. Stimmt das?`,
    moreThanStored: (amount: string, stored: string) =>
      `Im Vorrat sind dort ${stored}. Hast du ${amount} herausgenommen?`,
    offChart: {
      'weight-for-age': {
        below:
          'Dieses Gewicht liegt weit unter der WHO-Kurve für dieses Alter. Stimmt das? Prüfe Zahl und Einheit.',
        above:
          'Dieses Gewicht liegt weit über der WHO-Kurve für dieses Alter. Stimmt das? Prüfe Zahl und Einheit.',
      },
      'length-for-age': {
        below:
          'Diese Länge liegt weit unter der WHO-Kurve für dieses Alter. Stimmt das? Prüfe Zahl und Einheit.',
        above:
          'Diese Länge liegt weit über der WHO-Kurve für dieses Alter. Stimmt das? Prüfe Zahl und Einheit.',
      },
      'head-for-age': {
        below:
          'Dieser Kopfumfang liegt weit unter der WHO-Kurve für dieses Alter. Stimmt das? Prüfe Zahl und Einheit.',
        above:
          'Dieser Kopfumfang liegt weit über der WHO-Kurve für dieses Alter. Stimmt das? Prüfe Zahl und Einheit.',
      },
      'weight-for-length': {
        below:
          'Dieses Gewicht liegt weit unter der WHO-Kurve für diese Länge. Stimmt das? Prüfe Zahl und Einheit.',
        above:
          'Dieses Gewicht liegt weit über der WHO-Kurve für diese Länge. Stimmt das? Prüfe Zahl und Einheit.',
      },
    },
    /** By the unit that was meant. `typed` is the temperature in the other unit. */
    otherDegrees: {
      F: (typed: string) => `${typed} ist zu hoch. Meintest du °F?`,
      C: (typed: string) => `${typed} ist zu niedrig. Meintest du °C?`,
      yes: (meant: string) => `Ja, ${meant}`,
    },
    /** `what` is an amount or a name. It is empty if the dose has neither. */
    dose: {
      amount: doseAmount,
      last: {
        ago: (what: string, when: string, span: string, limit: string) =>
          `Zuletzt: ${of(what)}${when}, vor ${span}. Dein Mindestabstand: ${limit}.`,
        before: (what: string, when: string, span: string, limit: string) =>
          `Zuletzt: ${of(what)}${when}, ${span} vorher. Dein Mindestabstand: ${limit}.`,
      },
      next: (what: string, when: string, span: string, limit: string) =>
        `Danach: ${of(what)}${when}, ${span} später. Dein Mindestabstand: ${limit}.`,
      onDay: (clock: string, date: string) => `${clock} am ${date}`,
      many: (count: number, most: number) =>
        plural(count, {
          one: `Das wäre ${number(count)} Gabe in 24 h. Deine Grenze: höchstens ${number(most)}.`,
          other: `Das wären ${number(count)} Gaben in 24 h. Deine Grenze: höchstens ${number(most)}.`,
        }),
      yes: 'Trotzdem eintragen',
    },
    rareTemperature: (temperature: string) => `${temperature} kommt selten vor. Stimmt das?`,
    earlySolids:
      'Beikost beginnt meist mit etwa 6 Monaten, nicht vor 4 Monaten (American Academy of Pediatrics; kein medizinischer Rat). Diese Mahlzeit speichern?',
    beforeBirth: (date: string, name: string, birthDate: string) =>
      `${date} liegt vor der Geburt von ${name} am ${birthDate}. Stimmt das Datum?`,
    entriesBeforeBirth: (entries: number) =>
      plural(entries, {
        one: '1 Eintrag liegt vor diesem Tag. Durchschnitte würden ihn auslassen. Stimmt das Datum?',
        other: `${number(entries)} Einträge liegen vor diesem Tag. Durchschnitte würden sie auslassen. Stimmt das Datum?`,
      }),
  },
};

function of(what: string): string {
  return what ? `${what} um ` : '';
}
