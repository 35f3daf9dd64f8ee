import { useFamily } from '#app/family/use-family.ts';
import { clockAt, deviceZone } from '#domain/time/when.ts';
import { formatClock, formatDay } from '#domain/time/when-words.ts';
import { zoneName } from '#domain/time/zone-names.ts';
import type { Units } from '#domain/units/units.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import styles from './FamilySection.module.css';
import { ZoneOptions } from './ZoneOptions.tsx';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The family's units, zone and first day of the week. */
export function FamilySection() {
  const [{ units, zone, weekStartsOn }, change] = usePreferences();
  const { zone: zoneInUse, now, today } = useFamily();
  const measure = (chosen: Partial<Units>) => change({ units: { ...units, ...chosen } });
  return (
    <TitledSection
      anchor="units"
      title="Units and time"
      about="What is logged already is never rounded: it is only shown in other units."
    >
      <div className={styles.fields}>
        <div className={styles.units}>
          <SegmentedChoice
            label="Bottles"
            name="volume"
            options={[
              { value: 'oz', label: 'oz' },
              { value: 'ml', label: 'ml' },
            ]}
            value={units.volume}
            onValueChange={(volume) => measure({ volume })}
          />
          <SegmentedChoice
            label="Weight"
            name="weight"
            options={[
              { value: 'lb', label: 'lb + oz' },
              { value: 'kg', label: 'kg' },
            ]}
            value={units.weight}
            onValueChange={(weight) => measure({ weight })}
          />
          <SegmentedChoice
            label="Length"
            name="length"
            options={[
              { value: 'in', label: 'in' },
              { value: 'cm', label: 'cm' },
            ]}
            value={units.length}
            onValueChange={(length) => measure({ length })}
          />
          <SegmentedChoice
            label="Temperature"
            name="temperature"
            options={[
              { value: 'F', label: '°F' },
              { value: 'C', label: '°C' },
            ]}
            value={units.temperature}
            onValueChange={(temperature) => measure({ temperature })}
          />
        </div>
        <SelectField
          label="Weeks start on"
          value={weekStartsOn}
          onChange={(event) => change({ weekStartsOn: Number(event.target.value) })}
        >
          {WEEKDAYS.map((name, weekday) => (
            <option key={name} value={weekday}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Time zone"
          hint={`It decides when a new day begins. There it is ${formatDay(today)}, ${formatClock(clockAt(now, zoneInUse))}.`}
          value={zone}
          onChange={(event) => change({ zone: event.target.value })}
        >
          <option value="device">{`This device’s zone, now ${zoneName(deviceZone())}`}</option>
          <ZoneOptions chosen={zone} />
        </SelectField>
      </div>
    </TitledSection>
  );
}
