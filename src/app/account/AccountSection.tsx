import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { planEnd, TRIAL_DAYS } from '#domain/account/plans.ts';
import type { User } from '#domain/account/user.ts';
import { dayAt } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { speech, words } from '#words/now.ts';
import { AccountChanges } from './AccountChanges.tsx';
import styles from './AccountSection.module.css';

export function AccountSection() {
  const session = useSession();
  const { now, zone } = useFamily();
  const signOut = useSignOut();
  const said = words.owner.account;
  return (
    <TitledSection anchor="account" title={said.title} about={said.about}>
      {session.status === 'signed-in' ? (
        <AccountFacts
          user={session.user}
          plan={planWords(session.user, allowanceIn(session, now).trialDaysLeft, monotonicTime(now), zone)}
        />
      ) : (
        <p>{said.guest(TRIAL_DAYS)}</p>
      )}
      <div className={styles.actions}>
        {session.status === 'signed-in' && <AccountChanges user={session.user} />}
        <Button as={Link} to={paths.pricing} variant={session.status === 'signed-in' ? 'quiet' : 'primary'}>
          {session.status === 'signed-in' ? said.seePlans : said.signUp}
        </Button>
        <Button variant="ghost" onClick={() => signOut()}>
          {said.signOut}
        </Button>
      </div>
    </TitledSection>
  );
}

function AccountFacts({ user, plan }: { user: User; plan: string }) {
  const said = words.owner.account;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{said.name}</dt>
        <dd>{user.name}</dd>
      </div>
      <div>
        <dt>{said.email}</dt>
        <dd>{user.email}</dd>
      </div>
      <div>
        <dt>{said.plan}</dt>
        <dd>{plan}</dd>
      </div>
    </dl>
  );
}

function planWords(user: User, trialDaysLeft: number, now: number, zone: string): string {
  const said = words.owner.account;
  const plan = paidWords(user, now, zone);
  return trialDaysLeft === 0 ? plan : said.trial(plan, trialDaysLeft);
}

function paidWords(user: User, now: number, zone: string): string {
  const { plans, until, ended } = words.owner.account;
  const name = plans[user.plan];
  const end = planEnd(user);
  if (end === null) return name;
  const day = formatDate(dayAt(end, zone), speech.locale);
  return now < end ? until(name, day) : ended(name, day);
}
