import { useFamily } from '#app/family/use-family.ts';
import { clockAt, deviceZone } from '#domain/time/when.ts';
import { formatClock, formatDay } from '#domain/time/when-words.ts';
import { zoneName } from '#domain/time/zone-names.ts';
import type { Units } from '#domain/units/units.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { speech, words } from '#words/now.ts';
import styles from './FamilySection.module.css';
import { ReportLanguage } from './ReportLanguage.tsx';
import { ZoneOptions } from './ZoneOptions.tsx';

/** Changes the family's units, zone and first day of the week. */
export function FamilySection() {
  const [{ units, zone, weekStartsOn }, change] = usePreferences();
  const { zone: zoneInUse, now, today } = useFamily();
  const measure = (chosen: Partial<Units>) => change({ units: { ...units, ...chosen } });
  const said = words.profile.units;
  return (
    <TitledSection anchor="units" title={said.title} about={said.about}>
      <div className={styles.fields}>
        <div className={styles.units}>
          <SegmentedChoice
            label={said.volume.label}
            name="volume"
            options={[
              { value: 'oz', label: said.volume.oz },
              { value: 'ml', label: said.volume.ml },
            ]}
            value={units.volume}
            onValueChange={(volume) => measure({ volume })}
          />
          <SegmentedChoice
            label={said.weight.label}
            name="weight"
            options={[
              { value: 'lb', label: said.weight.lb },
              { value: 'kg', label: said.weight.kg },
            ]}
            value={units.weight}
            onValueChange={(weight) => measure({ weight })}
          />
          <SegmentedChoice
            label={said.length.label}
            name="length"
            options={[
              { value: 'in', label: said.length.in },
              { value: 'cm', label: said.length.cm },
            ]}
            value={units.length}
            onValueChange={(length) => measure({ length })}
          />
          <SegmentedChoice
            label={said.temperature.label}
            name="temperature"
            options={[
              { value: 'F', label: said.temperature.F },
              { value: 'C', label: said.temperature.C },
            ]}
            value={units.temperature}
            onValueChange={(temperature) => measure({ temperature })}
          />
        </div>
        <SelectField
          label={said.weekStart}
          value={weekStartsOn}
          onChange={(event) => change({ weekStartsOn: Number(event.target.value) })}
        >
          {said.weekdays.map((name, weekday) => (
            <option key={name} value={weekday}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={said.zone}
          hint={said.zoneHint(
            formatDay(today, speech.locale),
            formatClock(clockAt(now, zoneInUse), speech.locale),
          )}
          value={zone}
          onChange={(event) => change({ zone: event.target.value })}
        >
          <option value="device">{said.deviceZone(zoneName(deviceZone()))}</option>
          <ZoneOptions chosen={zone} />
        </SelectField>
        <ReportLanguage />
      </div>
    </TitledSection>
  );
}
