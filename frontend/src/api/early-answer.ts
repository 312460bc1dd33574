import { SESSION_CALLS } from '#contract/session.calls.js';

declare global {
  var earlyAnswer: Promise<Response> | undefined;
}

/**
 * Returns the response to a request that the script in the page's head has already sent (app/boot.ts). That script
 * sends only the session check, and only if somebody is probably signed in. The response is returned once, so that
 * later checks ask the server again.
 */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  if (url !== SESSION_CALLS.me.path) return undefined;
  const answer = globalThis.earlyAnswer;
  globalThis.earlyAnswer = undefined;
  return answer;
}
