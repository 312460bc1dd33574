/** Asks again until there is an answer; a test that waits for the workers states what it waits for. */
export async function eventually<T>(ask: () => T | undefined | null | false | Promise<T | undefined | null | false>, what: string, patience = 15_000): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${patience / 1_000} s in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
