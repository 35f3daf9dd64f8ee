import { grammarOf } from '#words/grammar.ts';
import { doseAmount } from './data/dose-amount.ts';

const { plural, number } = grammarOf('en');

/** Why forms refuse values, and what they ask. Clock times, dates and amounts are already formatted. */
export const faults = {
  /** The keys are the codes of `Fault`. Each entry is the text for one fault. */
  fields: {
    noDate: 'Which day was it? Choose a date.',
    noTime: 'What time was it?',
    noEnd: 'When did it end?',
    noDays: 'Choose the first and the last day.',
    noChoice: 'Choose one of these.',
    noNumber: 'Enter a number.',
    noText: 'Fill this in.',
    noFeedType: 'Left, right or bottle?',
    noDiaperType: 'Wet, dirty, both, or dry?',
    dryWithColor: 'A dry diaper has no color. Clear the color, or choose dirty.',
    tooManyColors: (limit: number) => `Choose up to ${number(limit)} colors.`,
    noSleepType: 'Nap or night?',
    noMeasure: 'Enter at least one measure: weight, length or head.',
    noName: 'What’s the baby’s name? A nickname is fine.',
    noBirthDate: 'When was the baby born? Choose a date.',
    noSex: 'Girl or boy? Growth curves differ.',
    halfDate: 'Part of the date is missing. Enter day, month and year.',
    halfTime: 'Part of the time is missing. Enter hours and minutes.',
    halfTyped: 'Part of it is missing. Fill in the rest.',
    notADate: (typed: string) => `“${typed}” isn’t a date. Choose another.`,
    notATime: (typed: string) => `“${typed}” isn’t a time between 00:00 and 23:59.`,
    notANumber: (typed: string, example: string) => `“${typed}” isn’t a number. Enter one like ${example}.`,
    notAnAmount: (typed: string, example: string) =>
      `“${typed}” isn’t an amount. Enter a number, like ${example}.`,
    notADueDate: 'Choose the due date, or leave it empty.',
    notWhole: 'Enter a whole number.',
    notStorable: 'This can’t be saved. Check what you typed.',
    dateTooEarly: (date: string) => `${date} is too long ago. Check the year.`,
    dateInFuture: (date: string) => `${date} is in the future. Choose another day.`,
    birthTooEarly: (date: string) => `${date} is too long ago for a baby. Check the year.`,
    birthInFuture: (date: string) => `${date} is in the future. Choose the day of birth.`,
    dueDateTooFar: (weeks: number) =>
      `That’s more than ${number(weeks)} weeks from the birth. Check both dates.`,
    daysReversed: 'The last day is before the first. Swap the two dates.',
    daysInFuture: 'These days are in the future. Choose days up to today.',
    nextTooEarly: 'The next visit comes after this one. Check the date.',
    tooManyDays: (limit: number) => `That’s more than a year. Choose up to ${number(limit)} days.`,
    endTooFar: (start: string, end: string, hours: number) =>
      `From ${start} to ${end} the next day is more than ${number(hours)} hours. Check both times.`,
    tooManyHours: (hours: number) => `That’s more than ${number(hours)} hours. Check both times.`,
    noteTooLong: (length: number, limit: number) =>
      `This note has ${number(length)} characters. Shorten it to ${number(limit)}.`,
    visitNotesTooLong: (length: number, limit: number) =>
      `These notes have ${number(length)} characters. Shorten them to ${number(limit)}.`,
    visitQuestionsTooLong: (length: number, limit: number) =>
      `These questions have ${number(length)} characters. Shorten them to ${number(limit)}.`,
    lineTooLong: (length: number, limit: number) =>
      `A line has ${number(length)} characters. Shorten it to ${number(limit)}.`,
    foodTooLong: (length: number, limit: number) =>
      `A food’s name has ${number(length)} characters. Shorten it to ${number(limit)}.`,
    noFood: 'Which food was it?',
    tooManyFoods: (foods: number, limit: number) =>
      `That’s ${number(foods)} foods. Log up to ${number(limit)} in one meal.`,
    nameTooLong: (limit: number) => `Use at most ${number(limit)} characters for the name.`,
    tooManyDecimals: (limit: number) => `Use at most ${number(limit)} decimals.`,
    nameTaken: 'Another baby has this name. Add an initial or a middle name.',
    nothingDrunk: 'If your baby drank nothing, leave the amount empty.',
    lessThanOneSide: 'The total is less than one side. Check both amounts.',
    shareWithoutAmount: 'Enter the whole amount too.',
    shareOutside: (whole: string) => `Enter more than 0 and less than ${whole}.`,
    tooManyOunces: '16 ounces make a pound. Add it to the pounds, then enter the ounces left over.',
    bottleTooLarge: {
      plain: (amount: string) => `${amount} is more than a liter. Check the amount and its unit.`,
      /** `ml` is the amount if the parent meant milliliters. `oz` is the same amount in ounces. */
      otherUnit: (amount: string, ml: string, oz: string) =>
        `${amount} is more than a liter. Did you mean ${ml}? That’s about ${oz}.`,
    },
    outside: (amount: string, low: string, high: string) =>
      `${amount} is outside ${low} to ${high}. Check the number and its unit.`,
  },
  /** The texts of questions and of their answers. The keys are the codes of `Question`, and `yes`. */
  questions: {
    /** Answers most questions. */
    yes: 'Yes, save it as is',
    timeRepeated: {
      text: (clock: string) => `The clocks went back that night, so ${clock} came twice. Which one was it?`,
      earlier: (clock: string) => `The first ${clock}, before the clocks changed`,
      later: (clock: string) => `The second ${clock}, after the clocks changed`,
    },
    timeSkipped: {
      text: (clock: string) =>
        `The clocks went forward that night, so there was no ${clock}. Which time did you mean?`,
      earlier: (clock: string) => `${clock}, before the clocks changed`,
      later: (clock: string) => `${clock}, after the clocks changed`,
    },
    endSkipped: {
      text: (clock: string, end: string) =>
        `The clocks went forward that night, so there was no ${clock}. Did it end at ${end}, after the change?`,
      later: (end: string) => `Yes, at ${end}`,
    },
    inFuture: (clock: string, date: string) => `${clock} on ${date} is in the future. Is that right?`,
    longSpan: (length: string) => `That’s ${length} from start to end. Is that right?`,
    largeBottle: {
      plain: (amount: string) => `${amount} is a lot for one bottle at this age. Is that right?`,
      /** The parameters are those in `bottleTooLarge`. A "yes" to "Did you mean 30 ml?" must not save 30 oz. */
      otherUnit: (amount: string, ml: string, oz: string) =>
        `${amount} is a lot for one bottle at this age. Did you mean ${ml}? That’s about ${oz}.`,
      no: (amount: string) => `No, save ${amount}`,
    },
    muchMilk: (amount: string) => `${amount} is a lot for one session. Is that right?`,
    moreThanStored: (amount: string, stored: string) =>
      `The stash has ${stored} there. Did you take out ${amount}?`,
    offChart: {
      'weight-for-age': {
        below:
          'This weight is far below the WHO chart for this age. Is that right? Check the number and its unit.',
        above:
          'This weight is far above the WHO chart for this age. Is that right? Check the number and its unit.',
      },
      'length-for-age': {
        below:
          'This length is far below the WHO chart for this age. Is that right? Check the number and its unit.',
        above:
          'This length is far above the WHO chart for this age. Is that right? Check the number and its unit.',
      },
      'head-for-age': {
        below:
          'This head measurement is far below the WHO chart for this age. Is that right? Check the number and its unit.',
        above:
          'This head measurement is far above the WHO chart for this age. Is that right? Check the number and its unit.',
      },
      'weight-for-length': {
        below:
          'This weight is far below the WHO chart for this length. Is that right? Check the number and its unit.',
        above:
          'This weight is far above the WHO chart for this length. Is that right? Check the number and its unit.',
      },
    },
    /** By the unit that was meant. `typed` is the temperature in the other unit. */
    otherDegrees: {
      F: (typed: string) => `${typed} is too high. Did you mean °F?`,
      C: (typed: string) => `${typed} is too low. Did you mean °C?`,
      yes: (meant: string) => `Yes, ${meant}`,
    },
    /** `what` is an amount or a name. It is empty if the dose has neither. */
    dose: {
      amount: doseAmount,
      last: {
        ago: (what: string, when: string, span: string, limit: string) =>
          `Last: ${of(what)}${when}, ${span} ago. You set at least ${limit}.`,
        before: (what: string, when: string, span: string, limit: string) =>
          `Last: ${of(what)}${when}, ${span} before. You set at least ${limit}.`,
      },
      next: (what: string, when: string, span: string, limit: string) =>
        `Next: ${of(what)}${when}, ${span} after. You set at least ${limit}.`,
      onDay: (clock: string, date: string) => `${clock} on ${date}`,
      many: (count: number, most: number) =>
        `That makes ${number(count)} doses in 24 h. You set at most ${number(most)}.`,
      yes: 'Log it anyway',
    },
    rareTemperature: (temperature: string) => `${temperature} is rare. Is that right?`,
    earlySolids:
      'Solid food usually starts at about 6 months, not before 4 (American Academy of Pediatrics; not medical advice). Save this meal?',
    beforeBirth: (date: string, name: string, birthDate: string) =>
      `${date} is before ${name} was born, on ${birthDate}. Is the date right?`,
    entriesBeforeBirth: (entries: number) =>
      plural(entries, {
        one: '1 entry is before this day. Averages would leave it out. Is the date right?',
        other: `${number(entries)} entries are before this day. Averages would leave them out. Is the date right?`,
      }),
  },
};

function of(what: string): string {
  return what ? `${what} at ` : '';
}
