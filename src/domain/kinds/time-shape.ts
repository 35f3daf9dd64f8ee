import {
  type Clock,
  clockPart,
  type Day,
  dayPart,
  type Moment,
  startOfDay,
  type WallTime,
} from '#domain/time/when.ts';
import type { Fields } from './fields.ts';

/**
 * The time shape of a kind's entries: an instant, a span, or a day without a time. An entry with a time stores
 * the time twice: as wall time and as an instant (epoch ms). A `dayOnly` entry stores only its day. Only {@link
 * TimeShape.timesOf} makes these fields, so that wall time and instant agree.
 */
export interface TimeShape<Times extends object> {
  readonly is: 'instant' | 'span' | 'dayOnly';
  readonly fields: Fields & Record<keyof Times, unknown>;
  /** The field that begins with the day. The stores index it. */
  readonly dayField: string;
  /** The largest number of days by which an entry can extend beyond its own day. */
  readonly longestDays: number;
  /** Whether the end of a span may be unknown. Such an entry ends when it begins. */
  readonly endOptional: boolean;
  /** Returns the day on which an entry began, in its own zone. */
  dayOf(times: Times): Day;
  /** Returns when an entry began, in epoch ms. An entry without a time begins when its day begins in its zone. */
  startOf(times: Times & { zone: string }): number;
  /** Returns when an entry ended, in epoch ms. An entry without a duration ends at its start. */
  endOf(times: Times & { zone: string }): number;
  /** Makes the time fields of an entry from `start` to `end`. Only a span uses `end`, which defaults to the start. */
  timesOf(start: Moment, end?: Moment): Times;
}

type InDay<DayField extends string> = Record<DayField, Day>;
export type InstantTimes<DayField extends string> = InDay<DayField> & { time: Clock; at: number };
/** An `endTime` that reads earlier than `startTime` is on the next day. */
export type SpanTimes<DayField extends string> = InDay<DayField> & {
  startTime: Clock;
  endTime: Clock;
  startedAt: number;
  endedAt: number;
};
interface WallSpanTimes {
  startTime: WallTime;
  endTime: WallTime;
  startedAt: number;
  endedAt: number;
}

/** Later kinds store their day in `day`. The kinds of the specification keep its field names, such as `date`. */
type DayField = 'day' | 'date';

/** What differs between the shapes. `instants` names the fields of the start and the end, in epoch ms. */
interface ShapeParts<Times> extends Pick<TimeShape<object>, 'is' | 'dayField' | 'longestDays'> {
  endOptional?: boolean;
  clocks: Fields;
  instants: readonly string[];
  timesOf(start: Moment, end: Moment): Times;
}

function shapeOf<Times extends object>({
  clocks,
  instants,
  timesOf,
  endOptional = false,
  ...shape
}: ShapeParts<Times>): TimeShape<Times> {
  type Read = Readonly<Record<string, string>> & { zone: string };
  const dayOf = (times: object) => dayPart((times as Read)[shape.dayField] ?? '');
  const instantOf = (times: Times & { zone: string }, name: string | undefined) =>
    name ? (times[name as keyof Times] as number) : startOfDay(dayOf(times), times.zone);
  return {
    ...shape,
    endOptional,
    fields: { ...clocks, ...Object.fromEntries(instants.map((name) => [name, { is: 'instant' }])) } as never,
    dayOf,
    startOf: (times) => instantOf(times, instants[0]),
    endOf: (times) => instantOf(times, instants.at(-1)),
    timesOf: (start, end = start) => timesOf(start, end),
  };
}

/** Makes the time shape of an entry at one moment. */
export function instant<D extends DayField = 'day'>(dayField: D = 'day' as D): TimeShape<InstantTimes<D>> {
  return shapeOf({
    is: 'instant',
    dayField,
    longestDays: 0,
    clocks: { [dayField]: { is: 'day' }, time: { is: 'clock' } },
    instants: ['at'],
    timesOf: ({ wall, at }) => ({ [dayField]: dayPart(wall), time: clockPart(wall), at }) as InstantTimes<D>,
  });
}

const SPAN_INSTANTS = ['startedAt', 'endedAt'];

/**
 * Makes the time shape of an entry that lasts at most `longestDays` days of 24 hours. With this limit, reading a day
 * needs the records of only a few days before it. With `endOptional`, an entry may end when it begins.
 */
export function span<D extends DayField = 'day'>(
  { longestDays, endOptional = false }: { longestDays: number; endOptional?: boolean },
  dayField: D = 'day' as D,
): TimeShape<SpanTimes<D>> {
  return shapeOf({
    is: 'span',
    dayField,
    longestDays,
    endOptional,
    clocks: { [dayField]: { is: 'day' }, startTime: { is: 'clock' }, endTime: { is: 'clock' } },
    instants: SPAN_INSTANTS,
    timesOf: (start, end) =>
      ({
        [dayField]: dayPart(start.wall),
        startTime: clockPart(start.wall),
        endTime: clockPart(end.wall),
        startedAt: start.at,
        endedAt: end.at,
      }) as SpanTimes<D>,
  });
}

/**
 * Makes a {@link span} whose `startTime` and `endTime` are wall times with a day, as in the specification for sleep.
 */
export function wallSpan({ longestDays }: { longestDays: number }): TimeShape<WallSpanTimes> {
  return shapeOf({
    is: 'span',
    dayField: 'startTime',
    longestDays,
    clocks: { startTime: { is: 'wall' }, endTime: { is: 'wall' } },
    instants: SPAN_INSTANTS,
    timesOf: (start, end) => ({
      startTime: start.wall,
      endTime: end.wall,
      startedAt: start.at,
      endedAt: end.at,
    }),
  });
}

/** Makes the time shape of an entry with a day and no time. */
export function dayOnly<D extends DayField = 'day'>(dayField: D = 'day' as D): TimeShape<InDay<D>> {
  return shapeOf({
    is: 'dayOnly',
    dayField,
    longestDays: 0,
    clocks: { [dayField]: { is: 'day' } },
    instants: [],
    timesOf: ({ wall }) => ({ [dayField]: dayPart(wall) }) as InDay<D>,
  });
}
