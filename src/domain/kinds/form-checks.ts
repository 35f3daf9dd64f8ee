import type { Entry, Parsed } from '#domain/parsed.ts';
import { checkActivity } from './activity/activity-check.ts';
import { checkDose } from './dose/dose-form-check.ts';
import type { CheckContext } from './form-check.ts';
import { checkMoment } from './moment/moment-check.ts';
import { checkPump } from './pump/pump-check.ts';
import type { KindName } from './registry.ts';
import { checkTemperature } from './temperature/temperature-check.ts';

/** A form check of any kind. */
export type AnyCheck = (values: never, entry: Entry, context: CheckContext<never>) => Parsed<object>;

/** The form checks of kinds whose form asks a question or fills in a value. They load with the first form. */
export const FORM_CHECKS: { readonly [K in KindName]?: AnyCheck } = {
  temperature: checkTemperature,
  pump: checkPump,
  activity: checkActivity,
  dose: checkDose,
  moment: checkMoment,
};
