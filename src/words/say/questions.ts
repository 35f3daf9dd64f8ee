import { isolated } from '#domain/isolated.ts';
import type { DoseFact, Question } from '#domain/question.ts';
import { clockPart, dayPart } from '#domain/time/when.ts';
import { formatClock, formatDate } from '#domain/time/when-words.ts';
import type { Speech } from '#words/speech.ts';
import { formatTemperature, formatVolume } from './amounts.ts';
import { inBothUnits } from './faults.ts';
import { formatNumber } from './numbers.ts';
import { formatMinutes } from './spans.ts';

/** A question as a form shows it. If the parent selects a choice, the form submits its value. */
interface SaidQuestion {
  text: string;
  choices: { value: 'yes' | 'earlier' | 'later'; label: string }[];
}

/** Returns the text of a question, and its choices. */
export function sayQuestion(question: Question, speech: Speech<'care' | 'faults'>): SaidQuestion {
  const { words, locale } = speech;
  const { questions: said } = words.faults;
  const clockOf = (clock: string) => formatClock(clock, locale);
  const dateOf = (day: string) => formatDate(day, locale);
  switch (question.code) {
    case 'timeRepeated': {
      const { text, earlier, later } = said.timeRepeated;
      const clock = clockOf(question.clock);
      return readings(text(clock), earlier(clock), later(clock));
    }
    case 'timeSkipped': {
      const { text, earlier, later } = said.timeSkipped;
      const [first, second] = [clockOf(question.earlier), clockOf(question.later)];
      return readings(text(clockOf(question.clock)), earlier(first), later(second));
    }
    case 'endSkipped': {
      const end = clockOf(question.later);
      const text = said.endSkipped.text(clockOf(question.clock), end);
      return { text, choices: [{ value: 'later', label: said.endSkipped.later(end) }] };
    }
    case 'inFuture': {
      const { wall } = question;
      return yes(said.inFuture(clockOf(clockPart(wall)), dateOf(dayPart(wall))), said.yes);
    }
    case 'longSpan':
      return yes(said.longSpan(formatMinutes(question.minutes, speech)), said.yes);
    case 'largeBottle': {
      const { plain, otherUnit, no } = said.largeBottle;
      const amount = formatVolume(question.oz, question.unit, speech);
      return question.meantOz === null
        ? yes(plain(amount), said.yes)
        : yes(otherUnit(amount, ...inBothUnits(question.meantOz, speech)), no(amount));
    }
    case 'muchMilk':
      return yes(said.muchMilk(formatVolume(question.oz, question.unit, speech)), said.yes);
    case 'moreThanStored': {
      const [amount, stored] = [question.oz, question.storedOz].map((oz) =>
        formatVolume(oz, question.unit, speech),
      );
      return yes(said.moreThanStored(amount ?? '', stored ?? ''), said.yes);
    }
    case 'offChart':
      return yes(said.offChart[question.measure][question.side], said.yes);
    case 'otherDegrees': {
      const { degrees, meant } = question;
      const number = formatNumber(degrees, speech, 1);
      const typed = words.care.units[meant === 'C' ? 'F' : 'C'](number);
      return yes(said.otherDegrees[meant](typed), said.otherDegrees.yes(words.care.units[meant](number)));
    }
    case 'doseTimes':
      return yes(sayDoseFacts(question.facts, speech).join(' '), said.dose.yes);
    case 'rareTemperature':
      return yes(said.rareTemperature(formatTemperature(question.celsius, question.unit, speech)), said.yes);
    case 'earlySolids':
      return yes(said.earlySolids, said.yes);
    case 'beforeBirth': {
      const { day, baby, birthDate } = question;
      return yes(said.beforeBirth(dateOf(day), isolated(baby), dateOf(birthDate)), said.yes);
    }
    case 'entriesBeforeBirth':
      return yes(said.entriesBeforeBirth(question.count), said.yes);
  }
}

/** Says why the app asks before it saves a dose: "Last: 1.5 ml at 1:10 AM, 3 h 20 min ago. You set at least 6 h." */
export function sayDoseFacts(facts: readonly DoseFact[], speech: Speech<'care' | 'faults'>): string[] {
  const said = speech.words.faults.questions.dose;
  return facts.map((fact) => {
    if (fact.code === 'many') return said.many(fact.count, fact.mostPerDay);
    const { name = '', amount, unit } = fact;
    const text = said.amount(amount, unit);
    const clock = formatClock(fact.clock, speech.locale);
    const say = fact.code === 'next' ? said.next : said.last[fact.isNow ? 'ago' : 'before'];
    return say(
      [name, text].filter(Boolean).join(' '),
      fact.day === undefined ? clock : said.onDay(clock, formatDate(fact.day, speech.locale)),
      formatMinutes(fact.minutes, speech),
      formatMinutes(fact.everyHours * 60, speech),
    );
  });
}

function yes(text: string, label: string): SaidQuestion {
  return { text, choices: [{ value: 'yes', label }] };
}

function readings(text: string, earlier: string, later: string): SaidQuestion {
  return {
    text,
    choices: [
      { value: 'earlier', label: earlier },
      { value: 'later', label: later },
    ],
  };
}
