import { attempt } from '#app/acts/confirm.ts';
import { useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import type { MilkMove } from '#domain/stash/milk-move.ts';
import { countedMoves, type StashLog } from '#domain/stash/stash.ts';
import { clockAt, dayAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Row, Rows } from '#ui/layout/Rows.tsx';
import { useKeptFocus } from '#ui/layout/use-kept-focus.ts';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import { removeMove } from './stash-acts.ts';

const SHOWN = 10;

/** Lists the latest moves, each with a button that removes it. Shows nothing without moves. */
export function RecentMoves({ log }: { log: StashLog }) {
  const db = useRecords();
  const { units, zone, today } = useFamily();
  const baby = useBabies()?.baby ?? null;
  const focus = useKeptFocus<HTMLDivElement>();
  const said = words.stash;
  const latest = countedMoves(log)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, SHOWN);
  if (latest.length === 0) return null;

  const whenOf = ({ place, at }: MilkMove) => {
    const day = formatRelativeDay(dayAt(at, zone), today, speech);
    return said.moves.when(said.places[place], day, formatClock(clockAt(at, zone), speech.locale));
  };

  return (
    <Card title={said.moves.title}>
      <div {...focus}>
        <Rows>
          {latest.map((move) => {
            const what = said.moves.what[move.reason](formatVolume(move.oz, units.volume, speech));
            return (
              <Row key={move.id} title={what} about={whenOf(move)}>
                <Button
                  variant="quiet"
                  aria-label={said.moves.removeOne(what)}
                  onClick={() => void attempt(() => removeMove({ db, baby, zone, units }, move, what))}
                >
                  {said.moves.remove}
                </Button>
              </Row>
            );
          })}
        </Rows>
      </div>
    </Card>
  );
}
