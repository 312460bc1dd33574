import { expect } from '../browser-test.js';
import type { Journey } from './journeys.js';
import { textOf, type Scenario } from './scenario.js';

/**
 * Checks that a screen shows the same information as during an ordinary visit. Some tests also allow a message that the
 * information is not known. If the screen shows anything else, the test fails. Returns a short description of what the
 * screen showed.
 */
export async function assertShown(scenario: Scenario, expected: Journey['expected']): Promise<string> {
  const { page, dataPoint, reference } = scenario;
  const message = scenario.message();
  if (expected === 'gone') await scenario.isSettled();
  let seen = '';
  const problem = async () => {
    const [text, said] = [await textOf(scenario.shown()), await textOf(message)];
    const quoted = said === null ? '' : `“${said}”`;
    seen = [expected === 'gone' && 'gone', expected !== 'gone' && text !== null && 'same', quoted]
      .filter(Boolean)
      .join(', ');
    if (expected === 'gone') return text === reference ? 'information about somebody else' : null;
    if (text !== null && text !== reference) return `other information: ${text}`;
    if (text === null && said === null) return 'nothing';
    if (expected === 'value' && text === null) return `no information: ${said}`;
    if (expected === 'message' && said === null) return 'the information without a message that it is old';
    return null;
  };
  await expect.poll(problem, `${dataPoint.name} (reference: ${reference})`).toBeNull();
  if (expected === 'message' && dataPoint.announced) await expect(page.getByText(dataPoint.announced)).toHaveCount(0);
  return seen;
}
