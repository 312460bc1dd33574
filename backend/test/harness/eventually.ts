/**
 * Calls `ask` repeatedly until it returns a truthy value. If that takes longer than `timeout` milliseconds, throws an
 * error whose message contains `what`, a description of the expected result. `timeout` must be shorter than the time
 * limit of a test. The function is not meant for testing speed, because everything takes longer on a busy machine.
 */
export async function eventually<T>(
  ask: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  what: string,
  timeout = 120_000,
): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${timeout / 1_000} s in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
