import type { Location } from 'react-router';

/** Navigation state with the address from the sign-up form. It is never in a URL, which servers and logs would see. */
export const signedUpState = (email: string) => ({ signedUp: email });

/** Returns the email address from the sign-up form, or null if the person reached the page in another way. */
export function signedUpAddress({ state }: Pick<Location, 'state'>): string | null {
  const email: unknown = typeof state === 'object' && state !== null && 'signedUp' in state ? state.signedUp : null;
  return typeof email === 'string' ? email : null;
}
