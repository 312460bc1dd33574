import { failureText, isFailure } from '#api/index.js';
import { RESEND } from './messages.js';

export const resendProblem = (failure: unknown): string =>
  isFailure(failure) && failure.status === 'timeout' ? RESEND.timeout : failureText(failure, RESEND.failed);
