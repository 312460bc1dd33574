import { PLAN_PAGE } from '#contract/messages/plan-page.js';
import type { Topic } from '#contract/topics.js';
import { isPreferredProgram } from './preferred-benefits.js';
import { Tick } from './Tick.js';

/** The list of the plan's disease-management programs. Programs that the person prefers are marked with a tick. */
export function Programs({ names, preferred }: { names: readonly string[]; preferred: readonly Topic[] }) {
  if (names.length === 0) return null;
  return (
    <table>
      <caption>
        <h2>{PLAN_PAGE.programs}</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">{PLAN_PAGE.programColumn}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              {isPreferredProgram(name, preferred) && <Tick />}
              {name}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
