import { useRecoveryOffer } from '#session/recovery-offer.ts';
import { userIn, useSession } from '#session/session.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';

const RecoveryCard = lazyComponent(async () => (await import('./RecoveryCard.tsx')).RecoveryCard);

/** Offers a recovery code to whoever has just signed up, after what they came for: their baby, and the quick log. */
export function RecoveryOffer() {
  const user = useSession(userIn);
  const offered = useRecoveryOffer(user?.userId ?? '');
  return user && offered && <RecoveryCard key={user.userId} user={user} />;
}
