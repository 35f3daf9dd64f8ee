import { useRecoveryOffer } from '#session/recovery-offer.ts';
import { userIn, useSession } from '#session/session.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';

const RecoveryCard = lazyComponent(
  async () => (await withWords(import('./RecoveryCard.tsx'), 'welcome', 'refusals', 'storage')).RecoveryCard,
);

/**
 * Offers a recovery code after sign-up. In the page the offer comes after the quick log, or after the form for the
 * first baby.
 */
export function RecoveryOffer() {
  const user = useSession(userIn);
  const offered = useRecoveryOffer(user?.userId ?? '');
  return user && offered && <RecoveryCard key={user.userId} user={user} />;
}
