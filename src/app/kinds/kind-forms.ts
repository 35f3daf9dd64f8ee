import type { ComponentType } from 'react';
import { DiaperForm } from '#app/forms/DiaperForm.tsx';
import { FeedForm } from '#app/forms/FeedForm.tsx';
import { GrowthForm } from '#app/forms/GrowthForm.tsx';
import { SleepForm } from '#app/forms/SleepForm.tsx';
import type { RecordFormProps } from '#app/forms/use-record-form.ts';
import type { KindName } from '#domain/kinds/registry.ts';

/** The kinds with a custom form. All others use `SimpleForm`, whose fields come from the kind's definition. */
export const OWN_FORMS: { [K in KindName]?: ComponentType<RecordFormProps<K>> } = {
  feed: FeedForm,
  diaper: DiaperForm,
  sleep: SleepForm,
  growth: GrowthForm,
};
