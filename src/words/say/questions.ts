import { isolated } from '#domain/isolated.ts';
import type { Question } from '#domain/question.ts';
import { clockPart, dayPart } from '#domain/time/when.ts';
import { formatClock, formatDate } from '#domain/time/when-words.ts';
import type { Speech } from '#words/speech.ts';
import { formatTemperature, formatVolume } from './amounts.ts';
import { inBothUnits } from './faults.ts';
import { formatNumber } from './numbers.ts';
import { formatMinutes } from './spans.ts';

/** A question as its form shows it. A choice has the value that the form submits. */
interface SaidQuestion {
  text: string;
  choices: { value: 'yes' | 'earlier' | 'later'; label: string }[];
}

/** The text of a question, and its choices. */
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
    case 'offChart':
      return yes(said.offChart[question.measure][question.side], said.yes);
    case 'fahrenheit': {
      const { degrees } = question;
      const fahrenheit = words.care.units.F(formatNumber(degrees, speech, 1));
      return yes(
        said.fahrenheit.text(formatTemperature(degrees, 'C', speech)),
        said.fahrenheit.yes(fahrenheit),
      );
    }
    case 'rareTemperature':
      return yes(said.rareTemperature(formatTemperature(question.celsius, question.unit, speech)), said.yes);
    case 'beforeBirth': {
      const { day, baby, birthDate } = question;
      return yes(said.beforeBirth(dateOf(day), isolated(baby), dateOf(birthDate)), said.yes);
    }
    case 'entriesBeforeBirth':
      return yes(said.entriesBeforeBirth(question.count), said.yes);
  }
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
