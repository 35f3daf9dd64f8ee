import type { ComponentType } from 'react';
import { DiaperForm } from '#app/forms/DiaperForm.tsx';
import { FeedForm } from '#app/forms/FeedForm.tsx';
import { GrowthForm } from '#app/forms/GrowthForm.tsx';
import { MomentForm } from '#app/forms/MomentForm.tsx';
import { PumpForm } from '#app/forms/PumpForm.tsx';
import { SleepForm } from '#app/forms/SleepForm.tsx';
import type { RecordFormProps } from '#app/forms/use-record-form.ts';
import { DoseForm } from '#app/medicine/DoseForm.tsx';
import type { KindName } from '#domain/kinds/registry.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';

const MealForm = lazyComponent(
  async () => (await withWords(import('#app/meals/MealForm.tsx'), 'meals', 'call', 'kinds')).MealForm,
);

/** The custom forms by kind. Other kinds use `SimpleForm`, whose fields come from the kind's definition. */
export const OWN_FORMS: { [K in KindName]?: ComponentType<RecordFormProps<K>> } = {
  feed: FeedForm,
  diaper: DiaperForm,
  sleep: SleepForm,
  growth: GrowthForm,
  pump: PumpForm,
  meal: MealForm,
  dose: DoseForm,
  moment: MomentForm,
};
