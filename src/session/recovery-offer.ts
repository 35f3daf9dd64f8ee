import { create } from 'zustand';

/**
 * The user who can get a recovery code without typing the password again. The offer lasts from sign-up until the user
 * accepts, declines or leaves the page. It is never stored. Otherwise the next person at this device could get access
 * to the account.
 */
const useOffer = create<{ userId: string | null }>()(() => ({ userId: null }));

/** Offers a recovery code to a user, and ends an offer to another user. */
export function offerRecoveryCode(userId: string): void {
  useOffer.setState({ userId });
}

/** Ends the offer. */
export function closeRecoveryOffer(): void {
  useOffer.setState({ userId: null });
}

/** Returns whether this user has the offer now. Components use {@link useRecoveryOffer}. */
export function isRecoveryOffered(userId: string): boolean {
  return useOffer.getState().userId === userId;
}

/** Returns whether this user has the offer, for components. */
export function useRecoveryOffer(userId: string): boolean {
  return useOffer((offer) => offer.userId === userId);
}
