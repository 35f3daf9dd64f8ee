import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { SvgFeverCurve } from '#charts/SvgFeverCurve.tsx';
import { latestCurve } from '#domain/kinds/temperature/fever-readings.ts';
import type { Temperature } from '#domain/kinds/temperature/temperature.ts';
import { clockAt, dayAt } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { speech, words } from '#words/now.ts';
import { formatTemperature } from '#words/say/amounts.ts';
import { describeRecord } from '#words/say/kinds.ts';
import styles from './FeverCard.module.css';

interface FeverCardProps {
  temperatures: readonly Temperature[];
  /** The doses of the same days. `at` is epoch ms. */
  marks: readonly { at: number; label: string }[];
}

/** Shows the latest temperatures as a curve with doses, and as a table. Shows nothing without two close readings. */
export function FeverCard({ temperatures, marks: allMarks }: FeverCardProps) {
  const { units, zone } = useFamily();
  const curve = latestCurve(temperatures, allMarks);
  if (!curve) return null;
  const { readings, marks } = curve;
  const { title, chart, legend, table } = words.fever;
  const degrees = readings.map(({ celsius }) => celsius);
  const [lowest, highest] = [Math.min(...degrees), Math.max(...degrees)].map((celsius) =>
    formatTemperature(celsius, units.temperature, speech),
  );
  const description = chart.description(readings.length, lowest ?? '', highest ?? '');
  const rows = [
    ...readings.map((record) => ({
      at: record.at,
      label: describeRecord({ kind: 'temperature', record }, units, speech),
    })),
    ...marks,
  ].sort((a, b) => a.at - b.at);
  return (
    <Card title={title} icon={<KindIcon kind="temperature" />}>
      <SvgFeverCurve
        chart={{ readings, marks, zone, unit: units.temperature }}
        words={{
          ...legend,
          title: chart.title,
          description: marks.length > 0 ? chart.withMarks(description, marks.length) : description,
        }}
        speech={speech}
      />
      <div>
        <Disclosure summary={table.open}>
          <TableScroll label={table.title}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{table.time}</th>
                  <th scope="col">{table.entry}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ at, label }) => (
                  <tr key={`${at} ${label}`}>
                    <th scope="row">{whenOf(at, zone)}</th>
                    <td>{label}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        </Disclosure>
      </div>
    </Card>
  );
}

/** Formats the day and the clock of an instant (epoch ms). */
function whenOf(at: number, zone: string): string {
  const { locale } = speech;
  return words.fever.table.when(
    formatShortDay(dayAt(at, zone), locale),
    formatClock(clockAt(at, zone), locale),
  );
}
