import { whoCannot } from './credit.js';

export const CREDIT_COUNTED = {
  sure: (amount: string) => `Includes about ${amount} a month in help.`,
  /** The same sentences if a plan costs less than the help, or gets none, so that less is taken off its premium. */
  upTo: (text: string) => text.replace('about', 'up to'),
  /** The same for a household in which somebody of 65 or more has not said whether there is other coverage. */
  unlessMedicare: (amount: string, isAlone: boolean) =>
    `Includes about ${amount} a month in help if ${whoCannot(isAlone)} get Medicare.`,
  csr: 'Silver plans also lower your care costs.',
} as const;

/** Titles of the notes about prices and the tax credit. On phones, the notes are collapsed under these titles. */
export const CREDIT_TITLES = {
  gap: 'Why there is no tax credit yet',
  near: 'You’re near the tax credit limit',
  /** People may still lower an income that is only a little above the limit, so the title says by how much it is. */
  over: (amount: string) => `No tax credit: ${amount} over the limit`,
} as const;
