/**
 * For whom a process calls the marketplace: people who are waiting, or workers that renew cached answers. Calls for
 * people have priority, because nobody is waiting for a renewal.
 */
export type CallShare = 'people' | 'workers';

export interface CallBudget {
  /**
   * Waits until one more call to the marketplace may be made. Returns whether it had to wait. Throws if `signal`
   * aborts.
   */
  take(signal: AbortSignal): Promise<boolean>;
  /** Reads the rate-limit headers of a response to a call that started at `began` (milliseconds since 1970). */
  note(headers: Headers, began: number): void;
}

/** A call budget without limits, for clients whose API key is not used by anybody else. */
export const UNLIMITED: CallBudget = { take: () => Promise.resolve(false), note: () => undefined };
