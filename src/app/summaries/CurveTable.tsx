import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { type GrowthVisit, measuredValue, missingStandard } from '#domain/kinds/growth/growth-history.ts';
import { addDays } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { speech, words } from '#words/now.ts';
import { formatAge } from '#words/say/age.ts';
import { describeGain, percentileNumber } from '#words/say/growth.ts';
import { roundedMeasure } from '#words/say/rounded.ts';
import table from './DayTable.module.css';

interface CurveTableProps {
  baby: Baby;
  visits: readonly GrowthVisit[];
  measure: GrowthMeasure;
}

/** Lists the measured values of a curve, latest first. Includes values for which the WHO tables have no row. */
export function CurveTable({ baby, visits, measure }: CurveTableProps) {
  const { units } = useFamily();
  const measured = visits.filter((visit) => measuredValue(measure, visit) !== null).toReversed();
  const corrected = measured.some(({ age }) => age.counted === 'from due date');
  const isWeight = measure === 'weight-for-age';
  const { table: head } = words.summaries.curves;
  const gainOf = ({ gain }: GrowthVisit) => (gain ? describeGain(gain, units.weight, speech) : head.none);
  if (measured.length === 0) return <p>{head.empty}</p>;
  return (
    <TableScroll label={head.title}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{head.day}</th>
            <th scope="col">{head.age}</th>
            {corrected && <th scope="col">{head.corrected}</th>}
            {measure === 'weight-for-length' && <th scope="col">{head.length}</th>}
            <th scope="col">{measure.startsWith('weight') ? head.weight : head.measure}</th>
            {isWeight && <th scope="col">{head.gain}</th>}
            <th scope="col">{head.percentile}</th>
          </tr>
        </thead>
        <tbody>
          {measured.map((visit) => (
            <tr key={visit.date}>
              <th scope="row">{formatDate(visit.date, speech.locale)}</th>
              <td>{formatAge(baby.birthDate, visit.date, speech)}</td>
              {corrected && <td>{correctedAge(visit)}</td>}
              {measure === 'weight-for-length' && visit.lengthCm !== null && (
                <td>{roundedMeasure('length-for-age', visit.lengthCm, units, speech)}</td>
              )}
              <td>{roundedMeasure(measure, measuredValue(measure, visit) ?? 0, units, speech)}</td>
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
  return (
    <td>
      {standing
        ? percentileNumber(standing, speech)
        : words.figures.noStandard[missingStandard(measure, visit)]}
    </td>
  );
}

/**
 * Returns the corrected age, such as "3 weeks 2 days". Returns "–" from the age at which correction ends, and a text
 * before the due date.
 */
function correctedAge({ date, age }: GrowthVisit): string {
  if (age.counted === 'from birth') return words.summaries.curves.table.none;
  return age.ageDays < 0
    ? words.summaries.curves.table.beforeDue
    : formatAge(addDays(date, -age.ageDays), date, speech);
}
