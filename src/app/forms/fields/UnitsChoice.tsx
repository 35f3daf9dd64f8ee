import { METRIC_UNITS, type Units, US_UNITS } from '#domain/units/units.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';

const SYSTEMS = { us: US_UNITS, metric: METRIC_UNITS };

/** Chooses the family's units with one tap and saves them immediately. In Profile the two systems can be mixed. */
export function UnitsChoice() {
  const [{ units }, change] = usePreferences();
  return (
    <SegmentedChoice
      label="Units"
      hint="Can be changed at any time in the profile."
      name="units"
      options={[
        { value: 'us', label: 'oz, lb, in, °F' },
        { value: 'metric', label: 'ml, kg, cm, °C' },
      ]}
      value={systemOf(units)}
      onValueChange={(system) => change({ units: SYSTEMS[system] })}
    />
  );
}

function systemOf(units: Units): keyof typeof SYSTEMS {
  return units.volume === 'oz' ? 'us' : 'metric';
}
