import { create } from 'zustand';

/**
 * To whom a recovery code is offered without another password: whoever has just signed up, until they have it, say "later",
 * or leave the page. Never kept: the next one at this device must not be offered a way into the account.
 */
const useOffer = create<{ userId: string | null }>()(() => ({ userId: null }));

/** Makes the offer to a user; it takes the place of one to somebody else. */
export function offerRecoveryCode(userId: string): void {
  useOffer.setState({ userId });
}

/** The offer was answered, or does not stand any more. */
export function closeRecoveryOffer(): void {
  useOffer.setState({ userId: null });
}

/** Whether the offer stands for this user now; {@link useRecoveryOffer} for a component. */
export function isRecoveryOffered(userId: string): boolean {
  return useOffer.getState().userId === userId;
}

/** Whether the offer stands for this user, for a component. */
export function useRecoveryOffer(userId: string): boolean {
  return useOffer((offer) => offer.userId === userId);
}
