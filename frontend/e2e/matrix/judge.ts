import { expect } from '../browser-test.js';
import { textOf, type Scene } from './scene.js';
import type { Way } from './ways.js';

/**
 * Checks that a screen shows the same information as during an ordinary visit or, where that is allowed, a message that
 * the information is not known. Anything else, such as wrong or outdated information, makes the test fail. Returns a
 * short description of what the screen showed.
 */
export async function judge(scene: Scene, wants: Way['wants']): Promise<string> {
  const { page, fact, reference } = scene;
  const sentence = scene.sentence();
  if (wants === 'gone') await scene.isSettled();
  let seen = '';
  const problem = async () => {
    const [text, said] = [await textOf(scene.shown()), await textOf(sentence)];
    const quoted = said === null ? '' : `“${said}”`;
    seen = [wants === 'gone' && 'gone', wants !== 'gone' && text !== null && 'same', quoted].filter(Boolean).join(', ');
    if (wants === 'gone') return text === reference ? 'the fact of somebody else' : null;
    if (text !== null && text !== reference) return `another fact: ${text}`;
    if (text === null && said === null) return 'nothing';
    if (wants === 'fact' && text === null) return `no fact: ${said}`;
    if (wants === 'sentence' && said === null) return 'the fact without a word that it is old';
    return null;
  };
  await expect.poll(problem, `${fact.name} (reference: ${reference})`).toBeNull();
  if (wants === 'sentence' && fact.announced) await expect(page.getByText(fact.announced)).toHaveCount(0);
  return seen;
}
