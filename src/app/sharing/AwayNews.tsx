import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { usePhones } from '#app/family/use-phones.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { kindNames } from '#domain/kinds/registry.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { backToHeading } from '#ui/layout/back-to-heading.ts';
import { Card } from '#ui/layout/Card.tsx';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';
import styles from './AwayNews.module.css';
import { changeSharingStatus, useSharingStatus } from './sharing-status.ts';
import { type NewsEntry, recentNews } from './since-away.ts';

/** Tells what other phones logged for a baby while the parent did not look at this one: "Ben: 2 feeds, 1 diaper". */
export function AwayNews({ baby }: { baby: Baby }) {
  const { news } = useSharingStatus();
  const { now } = useFamily();
  const own = recentNews(news, baby.babyId, now);
  return own.length > 0 ? <News entries={own} /> : null;
}

function News({ entries }: { entries: readonly NewsEntry[] }) {
  const { zone } = useFamily();
  const phones = usePhones();
  const said = words.sharing.away;
  const devices = [...new Set(entries.map(({ by }) => by))];

  useEffect(() => {
    if (entries.every(({ isSeen }) => isSeen)) return;
    const ids = new Set(entries.map(({ id }) => id));
    changeNews((news) => news.map((entry) => (ids.has(entry.id) ? { ...entry, isSeen: true } : entry)));
  }, [entries]);

  function close() {
    backToHeading();
    changeNews((news) => news.filter((entry) => !entries.includes(entry)));
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
          const who = name === undefined ? said.another : isolated(name);
          const times = theirs.flatMap(({ at }) => at ?? []);
          const last =
            times.length > 0 ? formatClock(clockAt(Math.max(...times), zone), speech.locale) : null;
          return <li key={device}>{said.of(who, countsOf(theirs), last)}</li>;
        })}
      </ul>
    </Card>
  );
}

function changeNews(change: (news: readonly NewsEntry[]) => NewsEntry[]): void {
  changeSharingStatus({ news: change(useSharingStatus.getState().news) });
}

function countsOf(entries: readonly NewsEntry[]): string[] {
  return kindNames().flatMap((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length;
    return count > 0 ? [kindWords(kind, speech).counted(count)] : [];
  });
}
