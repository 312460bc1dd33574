import { failureText, isFailure } from '#api/index.js';
import { RESEND } from '#contract/messages/account.js';

/** Returns the message that explains why a confirmation email could not be requested. */
export const resendProblem = (failure: unknown): string =>
  isFailure(failure) && failure.status === 'timeout' ? RESEND.timeout : failureText(failure, RESEND.failed);
