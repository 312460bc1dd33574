import type { Topic } from '#contract/plans/topics.js';
import { Disclosure } from '#ui/index.js';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { isPreferredProgram, Tick } from './Benefits.js';

/**
 * The list of the plan's disease-management programs. The list is collapsed at first, because some plans have many
 * programs. A checkmark marks each program that the person prefers. If there is such a program, a checkmark also marks
 * the heading of the collapsed list.
 */
export function Programs({ names, preferred }: { names: readonly string[]; preferred: readonly Topic[] }) {
  if (names.length === 0) return null;
  return (
    <section className="stack only-opened">
      <h2>{PLAN_PAGE.programs}</h2>
      <Disclosure
        title={
          <>
            {names.some((name) => isPreferredProgram(name, preferred)) && <Tick />}
            {PLAN_PAGE.programCount(names.length)}
          </>
        }
      >
        <table>
          <caption className="visually-hidden">{PLAN_PAGE.programs}</caption>
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
      </Disclosure>
    </section>
  );
}
