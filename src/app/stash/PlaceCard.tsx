import { useState } from 'react';
import { type Family, useFamily } from '#app/family/use-family.ts';
import { ageOfBag, type Bag, FREEZER_MONTHS, FRIDGE_DAYS, THAWED_HOURS } from '#domain/stash/milk-ages.ts';
import type { Place } from '#domain/stash/milk-move.ts';
import type { MoveAct } from '#domain/stash/move-entry.ts';
import type { PlaceStash } from '#domain/stash/stash.ts';
import { clockAt, dayAt } from '#domain/time/when.ts';
import { formatClock, formatDate, formatShortDay } from '#domain/time/when-words.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Badge } from '#ui/layout/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Row, Rows } from '#ui/layout/Rows.tsx';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import { MoveDialog } from './MoveDialog.tsx';
import styles from './StashScreen.module.css';

const ACTS: readonly MoveAct[] = ['takeOut', 'discard', 'count'];

/** Shows the milk of one place in the order of use, and what a parent can do with it. */
export function PlaceCard({ place, stash }: { place: Place; stash: PlaceStash }) {
  const { units, today, now, zone } = useFamily();
  const [open, setOpen] = useState<MoveAct | null>(null);
  const said = words.stash;
  const volume = (oz: number) => formatVolume(oz, units.volume, speech);
  const acts = stash.bags.length > 0 ? ACTS : (['count'] as const);
  return (
    <Card title={said.places[place]}>
      {stash.bags.length > 0 ? (
        <p className={styles.total}>{volume(stash.oz)}</p>
      ) : (
        <p>{said.empty[place]}</p>
      )}
      {stash.shortOz > 0 && <p>{said.short(volume(stash.shortOz))}</p>}
      <div className={styles.actions}>
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'takeOut' ? 'primary' : 'quiet'}
            aria-label={said.actsIn[act][place]}
            onClick={() => setOpen(act)}
          >
            {said.acts[act]}
          </Button>
        ))}
      </div>
      {stash.bags.length > 0 && (
        <Rows as="ol" label={said.bags[place]}>
          {stash.bags.map((bag, index) => (
            <Row key={bag.id} title={volume(bag.oz)} about={describeBag(bag, { today, now, zone })}>
              {index === 0 && <Badge>{said.useFirst}</Badge>}
            </Row>
          ))}
        </Rows>
      )}
      {open && <MoveDialog act={open} place={place} stash={stash} onClose={() => setOpen(null)} />}
    </Card>
  );
}

/** Describes the age of a bag: "From May 3, use by May 7". */
function describeBag(bag: Bag, { today, now, zone }: Pick<Family, 'today' | 'now' | 'zone'>): string {
  const { pumped, ages, past } = words.stash;
  const { locale } = speech;
  const age = ageOfBag(bag, today, now);
  const from = pumped(formatShortDay(bag.milkAt, locale));
  const told = () => {
    switch (age.code) {
      case 'fridge':
        return age.isPast ? past.fridge(FRIDGE_DAYS) : ages.fridge(formatShortDay(age.until, locale));
      case 'freezer':
        return age.isPast
          ? past.freezer(FREEZER_MONTHS.acceptable)
          : ages.freezer(formatDate(age.best, locale), formatDate(age.acceptable, locale));
      case 'thawed':
        return age.isPast
          ? past.thawed(THAWED_HOURS)
          : ages.thawed(
              formatShortDay(dayAt(age.at, zone), locale),
              formatClock(clockAt(age.at, zone), locale),
            );
    }
  };
  return [from, told()].join(' · ');
}
