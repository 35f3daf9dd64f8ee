import { ClockName } from '#app/ClockName.tsx';
import { useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { formatDay } from '#domain/time/when-words.ts';
import { useSession } from '#session/session.ts';
import { lazyComponent, prefetchedComponent } from '#ui/layout/lazy-component.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, withWords, words } from '#words/now.ts';
import { formatAge } from '#words/say/age.ts';
import styles from './DashboardScreen.module.css';
import { DemoBanner } from './DemoBanner.tsx';
import { Today } from './Today.tsx';

const FirstBaby = lazyComponent(
  async () =>
    (await withWords(import('./FirstBaby.tsx'), 'welcome', 'forms', 'fields', 'storage', 'faults')).FirstBaby,
);

const TrialNote = prefetchedComponent(
  async () => (await withWords(import('./TrialNote.tsx'), 'welcome')).TrialNote,
);
const KeepAwake = prefetchedComponent(async () => (await import('./KeepAwake.tsx')).KeepAwake);

export function DashboardScreen() {
  const session = useSession();
  const known = useBabies();
  const { today } = useFamily();
  const name = session.status === 'signed-in' ? session.user.name : '';
  const baby = known?.baby;
  const { dashboard } = words.first;
  const header = (
    <>
      {session.status === 'demo' && <DemoBanner />}
      <PageHeader
        compact
        eyebrow={
          <>
            <span data-kept-text="day">{formatDay(today, speech.locale)}</span>
            {baby && (
              <span>
                <Rich
                  of={dashboard.of(
                    <bdi>{baby.name}</bdi>,
                    <span data-kept-text="day">{formatAge(baby.birthDate, today, speech)}</span>,
                  )}
                />
              </span>
            )}
            <ClockName />
          </>
        }
        title={dashboard.greeting(name)}
        description={dashboard.description}
      />
    </>
  );
  return (
    <div className={styles.screen} data-kept="marked">
      <KeepAwake />
      {!baby && header}
      {baby === null && (
        <FirstBaby>
          <Today baby={null} />
        </FirstBaby>
      )}
      {/* The key remounts the day for each baby, so that figures never show under another baby's name. */}
      {baby && (
        <Today key={baby.babyId} baby={baby}>
          {header}
        </Today>
      )}
      <TrialNote />
    </div>
  );
}
