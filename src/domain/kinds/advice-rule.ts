import type { Baby } from '#domain/baby/baby.ts';
import type { AdviceCode } from '#domain/care-guide/advice.ts';

/** Returns the advice on an entry of one kind, the most urgent first. */
export type AdviceRule<Record> = (record: Record, baby: Pick<Baby, 'birthDate'>) => readonly AdviceCode[];
