import { useFamily } from '#app/family/use-family.ts';
import { type Baby, formatAge } from '#domain/baby/baby.ts';
import { type GrowthVisit, measuredValue } from '#domain/kinds/growth/growth-history.ts';
import {
  formatMeasured,
  gainWords,
  noStandardWords,
  percentileNumber,
  zWords,
} from '#domain/kinds/growth/growth-words.ts';
import { addDays } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import table from './DayTable.module.css';

interface CurveTableProps {
  baby: Baby;
  visits: readonly GrowthVisit[];
  measure: GrowthMeasure;
}

/** The values of a curve, latest first, including those outside the standard's tables. */
export function CurveTable({ baby, visits, measure }: CurveTableProps) {
  const { units } = useFamily();
  const measured = visits.filter((visit) => measuredValue(measure, visit) !== null).toReversed();
  const corrected = measured.some(({ age }) => age.counted === 'from due date');
  const isWeight = measure === 'weight-for-age';
  const gainOf = ({ gain }: GrowthVisit) => (gain ? gainWords(gain, units.weight) : '–');
  if (measured.length === 0) return <p>Nothing was measured for this curve yet.</p>;
  return (
    <TableScroll label="The measurements as a table">
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Age</th>
            {corrected && <th scope="col">Corrected</th>}
            {measure === 'weight-for-length' && <th scope="col">Length</th>}
            <th scope="col">{measure.startsWith('weight') ? 'Weight' : 'Measure'}</th>
            {isWeight && <th scope="col">Gain</th>}
            <th scope="col">Percentile</th>
            <th scope="col">z</th>
          </tr>
        </thead>
        <tbody>
          {measured.map((visit) => (
            <tr key={visit.date}>
              <th scope="row">{formatDate(visit.date)}</th>
              <td>{formatAge(baby.birthDate, visit.date)}</td>
              {corrected && <td>{correctedAge(visit)}</td>}
              {measure === 'weight-for-length' && visit.lengthCm !== null && (
                <td>{formatMeasured('length-for-age', visit.lengthCm, units)}</td>
              )}
              <td>{formatMeasured(measure, measuredValue(measure, visit) ?? 0, units)}</td>
              {isWeight && <td>{gainOf(visit)}</td>}
              <Standing measure={measure} visit={visit} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Standing({ measure, visit }: { measure: GrowthMeasure; visit: GrowthVisit }) {
  const standing = visit.standings[measure];
  if (!standing) return <td colSpan={2}>{noStandardWords(measure, visit)}</td>;
  return (
    <>
      <td>{percentileNumber(standing)}</td>
      <td>{zWords(standing)}</td>
    </>
  );
}

/** "3 weeks 2 days", or "–" from the age at which correction ends. */
function correctedAge({ date, age }: GrowthVisit): string {
  if (age.counted === 'from birth') return '–';
  return age.ageDays < 0 ? 'before the due date' : formatAge(addDays(date, -age.ageDays), date);
}
