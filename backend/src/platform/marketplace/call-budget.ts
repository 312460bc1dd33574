/** Whether someone waits for the answers (`people`) or they are renewed (`workers`). */
export type CallShare = 'people' | 'workers';

export interface CallBudget {
  /** Returns whether a wait was necessary. Throws if `signal` aborts. */
  take(signal: AbortSignal): Promise<boolean>;
}

/** A call budget without limits, for clients whose API key no one else uses. */
export const UNLIMITED: CallBudget = {
  take: () => Promise.resolve(false),
};
