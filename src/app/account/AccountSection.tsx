import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { planEnd, planOf } from '#domain/account/plans.ts';
import type { User } from '#domain/account/user.ts';
import { dayAt } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { AccountChanges } from './AccountChanges.tsx';
import styles from './AccountSection.module.css';

export function AccountSection() {
  const session = useSession();
  const { now, zone } = useFamily();
  const signOut = useSignOut();
  return (
    <TitledSection anchor="account" title="Account">
      {session.status === 'signed-in' ? (
        <AccountFacts
          user={session.user}
          plan={planWords(session.user, allowanceIn(session, now).trialDaysLeft, monotonicTime(now), zone)}
        />
      ) : (
        <p>You are looking around as a guest. Sign up to log your own baby, free for the first 14 days.</p>
      )}
      {session.status === 'signed-in' && <AccountChanges user={session.user} />}
      <div className={styles.actions}>
        <Button as={Link} to={paths.pricing} variant="quiet">
          {session.status === 'signed-in' ? 'See plans' : 'Sign up'}
        </Button>
        <Button variant="ghost" onClick={() => signOut()}>
          Sign Out
        </Button>
      </div>
    </TitledSection>
  );
}

function AccountFacts({ user, plan }: { user: User; plan: string }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Name</dt>
        <dd>{user.name}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{user.email}</dd>
      </div>
      <div>
        <dt>Plan</dt>
        <dd>{plan}</dd>
      </div>
    </dl>
  );
}

function planWords(user: User, trialDaysLeft: number, now: number, zone: string): string {
  const name = planOf(user.plan)?.name ?? 'Free';
  const end = planEnd(user);
  const until = end !== null && `${now < end ? 'until' : 'which ended on'} ${formatDate(dayAt(end, zone))}`;
  const plan = until ? `${name}, ${until}` : name;
  if (trialDaysLeft === 0) return plan;
  return `${plan}, with the full trial for ${trialDaysLeft} more ${trialDaysLeft === 1 ? 'day' : 'days'}`;
}
