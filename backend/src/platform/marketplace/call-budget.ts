/** Who a process calls the marketplace for. Workers renew what nobody waits for: they give way to people. */
export type Share = 'people' | 'workers';

export interface CallBudget {
  /** Waits until one more call may be made. Returns whether it had to wait. Throws when `signal` ends the waiting. */
  take(signal: AbortSignal): Promise<boolean>;
  /** Reads what the answer to a call that `began` then (milliseconds since 1970) says about the calls that are left. */
  note(headers: Headers, began: number): void;
}

/** For clients that nobody shares a key with. */
export const UNLIMITED: CallBudget = { take: () => Promise.resolve(false), note: () => undefined };
