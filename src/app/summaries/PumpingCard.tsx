import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { More } from '#app/More.tsx';
import type { Pump } from '#domain/kinds/pump/pump.ts';
import { comparedIn } from '#domain/summaries/changes.ts';
import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { pumpingOf } from '#domain/summaries/pumping.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Stat } from '#ui/layout/Stat.tsx';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { speech, words } from '#words/now.ts';
import { changeWords } from '#words/say/changes.ts';
import { formatNumber } from '#words/say/numbers.ts';
import { roundedVolume } from '#words/say/rounded.ts';
import { formatMinutes } from '#words/say/spans.ts';
import table from './DayTable.module.css';
import { volumeChangeWords } from './detail-words.ts';
import { Figure } from './Figure.tsx';
import styles from './KindCard.module.css';

interface PumpingCardProps {
  summary: PeriodSummary;
  /** The sessions of the period. There may be others. */
  pumps: readonly Pump[];
}

const SIDES = ['left', 'right'] as const;

/**
 * Shows the pumping of a period: sessions and milk with their changes, the longest gap, and pumped against nursed by
 * side.
 */
export function PumpingCard({ summary, pumps }: PumpingCardProps) {
  const { units } = useFamily();
  const said = words.stash.summary;
  const figures = pumpingOf(summary, pumps);
  const { sessions, oz, ozPerDay, unmeasured, longestGap, sidesKnown } = figures;
  const before = comparedIn('pump', summary)?.totals;
  const change = before ? sessions - before.pumps : null;
  const sessionsChange = changeWords(change, formatNumber(Math.abs(change ?? 0), speech), summary, speech);
  const volume = (amount: number) => roundedVolume(amount, units.volume, speech);
  return (
    <Card title={said.title} icon={<KindIcon kind="pump" />}>
      {ozPerDay === null ? (
        <Stat label={said.sessions} value={sessions} />
      ) : (
        <Stat label={said.pumped} hideLabel value={<Figure text={volume(ozPerDay)} />} unit={said.onADay} />
      )}
      <More card={said.title}>
        <dl className={styles.measures}>
          <div>
            <dt>{said.sessions}</dt>
            <dd>{sessions}</dd>
            {sessionsChange.map((text) => (
              <dd key={text} className={styles.detail}>
                {text}
              </dd>
            ))}
            {unmeasured > 0 && <dd className={styles.detail}>{said.unmeasured(unmeasured)}</dd>}
          </div>
          {ozPerDay !== null && (
            <div>
              <dt>{said.pumped}</dt>
              <dd>{volume(oz)}</dd>
              {volumeChangeWords(oz, before?.pumpedOz, summary, units).map((text) => (
                <dd key={text} className={styles.detail}>
                  {text}
                </dd>
              ))}
            </div>
          )}
          {longestGap !== null && (
            <div>
              <dt>{said.longestGap}</dt>
              <dd>{formatMinutes(longestGap, speech)}</dd>
            </div>
          )}
        </dl>
        {sidesKnown > 0 && (
          <>
            <TableScroll label={said.sides}>
              <table className={table.table}>
                <thead>
                  <tr>
                    <th scope="col">{said.side}</th>
                    <th scope="col">{said.pumped}</th>
                    <th scope="col">{said.nursed}</th>
                  </tr>
                </thead>
                <tbody>
                  {SIDES.map((side) => (
                    <tr key={side}>
                      <th scope="row">{said[side]}</th>
                      <td>{volume(figures[side].pumpedOz)}</td>
                      <td>{formatMinutes(figures[side].nursedMinutes, speech)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableScroll>
            <p>{said.sidesKnown(sidesKnown, sessions)}</p>
          </>
        )}
        <p>
          <Link to={paths.stash}>{said.open}</Link>
        </p>
      </More>
    </Card>
  );
}
