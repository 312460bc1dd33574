import type { Topic } from '#contract/limits/plans.js';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { isPreferredProgram, Tick } from './Benefits.js';

/** The list of the plan's disease-management programs. A checkmark marks each program that the person prefers. */
export function Programs({ names, preferred }: { names: readonly string[]; preferred: readonly Topic[] }) {
  if (names.length === 0) return null;
  return (
    <table>
      <caption>{PLAN_PAGE.programs}</caption>
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
