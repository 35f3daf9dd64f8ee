import { create } from 'zustand';

/**
 * The user who is offered a recovery code without another password. Set from sign-up until the user accepts, declines
 * or leaves the page. Never stored, so that the next person at this device gets no access to the account.
 */
const useOffer = create<{ userId: string | null }>()(() => ({ userId: null }));

/** Offers a recovery code to a user. An offer to another user ends. */
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
