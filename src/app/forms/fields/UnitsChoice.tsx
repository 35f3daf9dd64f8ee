import { METRIC_UNITS, type Units, US_UNITS } from '#domain/units/units.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { words } from '#words/now.ts';

const SYSTEMS = { us: US_UNITS, metric: METRIC_UNITS };

/**
 * Chooses all units of the family with one tap and saves them at once. In Profile the parent can mix the two systems.
 */
export function UnitsChoice() {
  const [{ units }, change] = usePreferences();
  return (
    <SegmentedChoice
      label={words.forms.baby.units}
      hint={words.forms.baby.unitsHint}
      name="units"
      options={[
        { value: 'us', label: words.forms.baby.systems.us },
        { value: 'metric', label: words.forms.baby.systems.metric },
      ]}
      value={systemOf(units)}
      onValueChange={(system) => change({ units: SYSTEMS[system] })}
    />
  );
}

function systemOf(units: Units): keyof typeof SYSTEMS {
  return units.volume === 'oz' ? 'us' : 'metric';
}
