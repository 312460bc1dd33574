import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import type { History } from './current-consent.js';
import { historyRows } from './history-rows.js';
import { PlanOfConsent } from './PlanOfConsent.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** Lists every consent that a person gave or took back, newest first. */
export function HistoryTable({ history }: { history: History }) {
  const rows = historyRows(history);
  if (rows.length === 0) return <p>{WORDS.noHistory}</p>;
  return (
    <div className="table-scroll" role="group" aria-label={WORDS.history} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{WORDS.history}</caption>
        <thead>
          <tr>
            {Object.values(WORDS.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, what, planId, purpose, how, version }) => (
            <tr key={id}>
              <th scope="row">{when.format(new Date(at))}</th>
              <td>
                {what}
                {planId && (
                  <>
                    , <PlanOfConsent planId={planId} />
                  </>
                )}
              </td>
              <td>{purpose}</td>
              <td>{how}</td>
              <td>{version}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
