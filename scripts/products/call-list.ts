import { URGENCIES } from '#domain/care-guide/urgency.ts';
import { whenToCall } from '#domain/care-guide/when-to-call.ts';
import { call as said } from '#words/en/call.ts';
import { signs } from '#words/en/signs.ts';

/** Returns the signs to call about, by urgency. Paper and app use the same list. */
export function callList(): { title: string; signs: string[] }[] {
  return URGENCIES.map((urgency) => ({
    title: said.urgencies[urgency],
    signs: whenToCall.filter((call) => call.urgency === urgency).map(({ sign }) => signs[sign]),
  }));
}

/** Returns the text below the list, which explains the list and names its sources. */
export function aboutCallList(): string {
  const publishers = [...new Set(whenToCall.map(({ source }) => source.publisher))].join('; ');
  return (
    'Where two sources differ, both stand here: go by the more careful one. Information only, not medical advice; ' +
    `your own clinician knows your baby. Gathered from ${publishers}.`
  );
}
