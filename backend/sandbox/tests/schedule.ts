/** Outcome of a test step. `output` is what the step printed, and `reasons` explain why tests were skipped. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped?: number;
  reasons?: string[];
  output?: string;
}
export interface TestStep {
  name: string;
  after?: readonly string[];
  needs?: readonly string[];
  run: () => Promise<Outcome>;
}
export type TimedOutcome = Outcome & { seconds: number };
interface Finished {
  step: TestStep;
  outcome: TimedOutcome;
}

/**
 * Runs test steps, at most two at a time by default. Each step starts as soon as the steps in its `after` have
 * finished. A step does not run, and counts as failed, if a step in its `needs` has failed.
 * @param onFinished called with each step and its outcome, in the order of completion
 * @returns the outcomes by step name
 */
export async function runSteps(
  steps: readonly TestStep[],
  onFinished: (step: TestStep, outcome: TimedOutcome) => void,
  width = 2,
): Promise<Map<string, TimedOutcome>> {
  const names = new Set(steps.map(({ name }) => name));
  const outcomes = new Map<string, TimedOutcome>();
  const running = new Map<string, Promise<Finished>>();
  const waiting = [...steps];
  const isThrough = (name: string): boolean => !names.has(name) || outcomes.has(name);
  const canStart = ({ after = [], needs = [] }: TestStep): boolean => [...after, ...needs].every(isThrough);
  while (waiting.length > 0 || running.size > 0) {
    while (running.size < width) {
      const ready = waiting.find(canStart);
      if (!ready) break;
      waiting.splice(waiting.indexOf(ready), 1);
      running.set(ready.name, finish(ready, outcomes));
    }
    if (running.size === 0)
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    const { step, outcome } = await Promise.race(running.values());
    running.delete(step.name);
    outcomes.set(step.name, outcome);
    onFinished(step, outcome);
  }
  return outcomes;
}

async function finish(step: TestStep, outcomes: ReadonlyMap<string, Outcome>): Promise<Finished> {
  const missing = (step.needs ?? []).find((name) => (outcomes.get(name)?.failed ?? 0) > 0);
  const began = performance.now();
  const outcome = missing
    ? { passed: 0, failed: 1, output: `Not run, because "${missing}" failed.` }
    : await step.run().catch((error) => ({ passed: 0, failed: 1, output: error.stack }));
  return { step, outcome: { ...outcome, seconds: (performance.now() - began) / 1000 } };
}
