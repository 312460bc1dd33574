import { api, query } from '#api/index.js';
import type { PLANS } from '#contract/api/plans.contract.js';
import { PLAN_CALLS } from '#contract/calls.js';
import { CONSENT_PURPOSE, US_TIME_ZONES } from '#contract/limits/consent.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import styles from './consent.module.css';
import { waysText, type History } from './current-consent.js';

/** One statement of a person, in words. */
interface HistoryRow {
  readonly id: string;
  /** Time of the statement, as an ISO 8601 string. */
  readonly at: string;
  readonly what: string;
  readonly planId: string | null;
  readonly purpose: string;
  readonly how: string;
  readonly version: string;
}

const contactRow = (entry: History['entries'][number]): HistoryRow => ({
  id: entry.id,
  at: entry.consentTimestamp,
  what: entry.contactConsent ? WORDS.given : WORDS.takenBack,
  planId: entry.planId,
  purpose: entry.purpose,
  how: entry.contactConsent
    ? [
        waysText({ channel: entry.channel, window: entry.contactWindow ?? '', phone: entry.contactPhone ?? '' }),
        entry.timeZone && WORDS.zone(US_TIME_ZONES[entry.timeZone]),
      ]
        .filter(Boolean)
        .join(', ')
    : '',
  version: entry.privacyVersion,
});

const mailRow = ({ topic, isOn, at, by, wording }: History['mails'][number]): HistoryRow => ({
  id: `${topic} ${at}`,
  at,
  what: isOn ? WORDS.given : by === 'person' || by === 'stopLink' ? WORDS.takenBack : WORDS.ended,
  planId: null,
  purpose: MAIL_TOPICS.title(topic),
  how: isOn ? WORDS.channels.email : WORDS.mails.by[by],
  version: wording,
});

const signUpRow = ({ at, toContact, contactWindow, termsVersion }: NonNullable<History['signUp']>): HistoryRow => ({
  id: 'sign-up',
  at,
  what: `${WORDS.signUp}: ${toContact ? WORDS.given : PAGES.terms.title}`,
  planId: null,
  purpose: toContact ? CONSENT_PURPOSE : '',
  how: toContact ? [WORDS.anyChannel, contactWindow].filter(Boolean).join(', ') : '',
  version: termsVersion ?? '',
});

const historyRows = ({ entries, mails, signUp }: History): HistoryRow[] =>
  [...entries.map(contactRow), ...mails.map(mailRow), ...(signUp ? [signUpRow(signUp)] : [])].toSorted((a, b) =>
    b.at.localeCompare(a.at),
  );

const planApi = api.injectEndpoints({
  endpoints: (build) => ({ planOfConsent: query<typeof PLANS.get>(build, PLAN_CALLS.get) }),
});

/** The name of a consent's plan, or its id until the name is loaded, and if the plan no longer exists. */
function PlanOfConsent({ planId }: { planId: string }) {
  const { currentData } = planApi.usePlanOfConsentQuery({ params: { id: planId }, query: {} });
  return currentData ? WORDS.aboutPlan(currentData.plan.name) : WORDS.aboutUnnamedPlan(planId);
}

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

export function HistoryTable({ history }: { history: History }) {
  const rows = historyRows(history);
  if (rows.length === 0) return <p>{WORDS.noHistory}</p>;
  return (
    <div className="table-scroll" role="group" aria-label={WORDS.history} tabIndex={0}>
      <table className={styles.history}>
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
              <td data-head={WORDS.columns.what}>
                {what}
                {planId && (
                  <>
                    , <PlanOfConsent planId={planId} />
                  </>
                )}
              </td>
              <td data-head={WORDS.columns.purpose}>{purpose}</td>
              <td data-head={WORDS.columns.how}>{how}</td>
              <td data-head={WORDS.columns.version}>{version}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
