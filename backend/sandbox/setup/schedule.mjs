/**
 * Runs steps two at a time, each as soon as the steps named in its `after` are through; a step whose `needs` failed is
 * reported as failed without running.
 * @param steps {{ name: string, after?: string[], needs?: string[], run: () => Promise<Outcome> }[]}
 * @param tell called with each step and its outcome, in the order they finish
 * @returns the outcomes by name
 */
export async function runSteps(steps, tell, width = 2) {
  const names = new Set(steps.map(({ name }) => name));
  const outcomes = new Map();
  const running = new Map();
  const waiting = [...steps];
  const isThrough = (name) => !names.has(name) || outcomes.has(name);
  const canStart = ({ after = [], needs = [] }) => [...after, ...needs].every(isThrough);
  while (waiting.length > 0 || running.size > 0) {
    for (let index = 0; running.size < width && index < waiting.length; ) {
      if (!canStart(waiting[index])) index += 1;
      else {
        const [ready] = waiting.splice(index, 1);
        running.set(ready.name, finish(ready, outcomes));
      }
    }
    if (running.size === 0) throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    const { done, outcome } = await Promise.race(running.values());
    running.delete(done.name);
    outcomes.set(done.name, outcome);
    tell(done, outcome);
  }
  return outcomes;
}

async function finish(done, outcomes) {
  const missing = (done.needs ?? []).find((name) => outcomes.get(name)?.failed > 0);
  const began = performance.now();
  const outcome = missing
    ? { passed: 0, failed: 1, output: `Not run, because "${missing}" failed.` }
    : await done.run().catch((error) => ({ passed: 0, failed: 1, output: error.stack }));
  return { done, outcome: { ...outcome, seconds: (performance.now() - began) / 1000 } };
}
