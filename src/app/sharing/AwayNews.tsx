import X from 'lucide-react/icons/x';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { kindNames } from '#domain/kinds/registry.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { readPhones } from '#storage/sync/phones.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { backToHeading } from '#ui/layout/back-to-heading.ts';
import { Card } from '#ui/layout/Card.tsx';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';
import styles from './AwayNews.module.css';
import { changeSharingStatus, useSharingStatus } from './sharing-status.ts';
import type { NewsEntry } from './since-away.ts';

/** Tells what the other phones logged for a baby while nobody looked at this one: "Ben: 2 feeds, 1 diaper". */
export function AwayNews({ baby }: { baby: Baby }) {
  const { news } = useSharingStatus();
  const own = news.filter(({ babyId }) => babyId === baby.babyId);
  return own.length > 0 ? <News entries={own} /> : null;
}

function News({ entries }: { entries: readonly NewsEntry[] }) {
  const db = useRecords();
  const { zone } = useFamily();
  const phones = useLive(db, 'phones', (log) => readPhones(log, Date.now()));
  const said = words.sharing.away;
  const devices = [...new Set(entries.map(({ by }) => by))];

  function close() {
    backToHeading();
    changeSharingStatus({ news: [] });
  }

  return (
    <Card
      look="tinted"
      title={said.title}
      action={<IconButton label={said.close} icon={<X aria-hidden="true" />} onClick={close} />}
    >
      <ul className={styles.news}>
        {devices.map((device) => {
          const theirs = entries.filter(({ by }) => by === device);
          const name = phones?.find((phone) => phone.device === device)?.name;
          const last = Math.max(...theirs.map(({ at }) => at));
          return (
            <li key={device}>
              {said.of(
                name === undefined ? said.another : isolated(name),
                countsOf(theirs),
                formatClock(clockAt(last, zone), speech.locale),
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function countsOf(entries: readonly NewsEntry[]): string[] {
  return kindNames().flatMap((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length;
    return count > 0 ? [kindWords(kind, speech).counted(count)] : [];
  });
}
