import { useRecoveryOffer } from '#session/recovery-offer.ts';
import { userIn, useSession } from '#session/session.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';

const RecoveryCard = lazyComponent(async () => (await import('./RecoveryCard.tsx')).RecoveryCard);

/** Offers a recovery code after sign-up. It comes after the quick log, or after the form for the first baby. */
export function RecoveryOffer() {
  const user = useSession(userIn);
  const offered = useRecoveryOffer(user?.userId ?? '');
  return user && offered && <RecoveryCard key={user.userId} user={user} />;
}
