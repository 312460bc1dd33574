import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { failureText, isFailure, problemFrom } from '#api/index.js';
import {
  CONTACT_REQUESTS,
  RequestChange,
  type CallPermission,
  type ContactRequest,
  type ListedRequest,
} from '#contract/api/contact-requests.contract.js';
import { US_TIME_ZONES } from '#contract/limits/consent.js';
import { REQUEST_STATES } from '#contract/limits/staff.js';
import { CONSENT_WORDS } from '#contract/messages/consent.js';
import { PAGES } from '#contract/pages.js';
import { useAuth } from '#features/session/index.js';
import { Button, Checkbox, Form, Modal, Notice, Select, Submit, TryAgain, useForm } from '#ui/index.js';
import { contactRequestsApi } from '../api/admin.api.js';
import styles from '../components/admin.module.css';
import { Pairs } from '../components/RowCards.js';
import { dateOf, WORDS } from '../components/words.js';
import { agreesToEmail, callText } from './call-text.js';
import { REQUESTS, STATE_NAMES } from './request-words.js';

/** Longest time, in milliseconds, for which `setTimeout` can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Returns whether a time, given as an ISO string, is in the past. The component renders again when the time comes. */
function useIsPast(time: string | null): boolean {
  const at = time === null ? Infinity : Date.parse(time);
  const [isPast, setPast] = useState(() => at <= Date.now());
  useEffect(() => {
    const wait = at - Date.now();
    setPast(wait <= 0);
    if (wait <= 0 || wait > LONGEST_WAIT) return undefined;
    const timer = setTimeout(() => setPast(true), wait);
    return () => clearTimeout(timer);
  }, [at]);
  return isPast;
}

const STATES = REQUEST_STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }));
const ZONES = Object.entries(US_TIME_ZONES).map(([value, label]) => ({ value, label }));

interface Props {
  readonly request: ListedRequest | null;
  readonly onClose: () => void;
  readonly onSaved: (request: ContactRequest) => void;
}

export function RequestModal({ request, onClose, onSaved }: Props) {
  return (
    <Modal title={request?.name ?? REQUESTS.list} isOpen={request !== null} onClose={onClose}>
      {request && <Loader id={request.id} onSaved={onSaved} />}
    </Modal>
  );
}

function Loader({ id, onSaved }: { id: string; onSaved: (request: ContactRequest) => void }) {
  const { currentData, error, isFetching, refetch } = contactRequestsApi.useShowRequestQuery({ params: { id } });
  const isOver = useIsPast(currentData?.call.until ?? null);
  if (error)
    return (
      <TryAgain isBusy={isFetching} onRetry={() => void refetch()} text={failureText(error, REQUESTS.oneFailed)} />
    );
  if (isFetching || !currentData) return <p role="status">{REQUESTS.loadingOne}</p>;
  // The person may only be called in the hours that they chose, even if the dialog stays open for longer.
  const request = isOver ? { ...currentData, phone: null } : currentData;
  return (
    <div className="stack">
      <div role="status">
        <Notice
          tone={currentData.call.answer === 'now' && !isOver ? 'good' : 'warning'}
          text={isOver ? REQUESTS.over : callText(currentData)}
        />
      </div>
      <Details request={request} />
      <Work key={currentData.version} request={currentData} onReload={() => void refetch()} onSaved={onSaved} />
    </div>
  );
}

function Details({ request }: { request: ContactRequest }) {
  const { received_at, kind, agreed, plan, message } = request;
  const planPath = PAGES.plan.path.replace(':planId?', encodeURIComponent(plan?.id ?? ''));
  return (
    <Pairs
      facts={[
        [REQUESTS.asked, dateOf(received_at)],
        [REQUESTS.kind, REQUESTS.kinds[kind]],
        [REQUESTS.email, <Email key="email" request={request} />],
        [REQUESTS.phone, <Phone key="phone" request={request} />],
        [REQUESTS.agreed, agreed && REQUESTS.agreedTo(agreed.purpose, dateOf(agreed.at))],
        [REQUESTS.how, agreed && (agreed.channel ? CONSENT_WORDS.channels[agreed.channel] : REQUESTS.anyWay)],
        [REQUESTS.when, agreed && (agreed.window ?? REQUESTS.anyTime)],
        [REQUESTS.version, agreed?.text_version],
        [
          REQUESTS.plan,
          plan && (
            <Link key="plan" to={planPath}>
              {plan.name ?? plan.id}
            </Link>
          ),
        ],
        [
          REQUESTS.message,
          message && (
            <span key="message" className={styles.message}>
              {message}
            </span>
          ),
        ],
      ]}
    />
  );
}

/** The email address, as a link only if the person agreed to email, or the reason why it is not shown. */
function Email({ request }: { request: ContactRequest }) {
  const { email } = request;
  if (email === null) return REQUESTS.notShared;
  return agreesToEmail(request) ? <a href={`mailto:${email}`}>{email}</a> : `${email} (${REQUESTS.noEmail})`;
}

/** Answers with which a number may exist that is not shown now. */
const MAY_BE_HIDDEN = new Set<CallPermission['answer']>(['now', 'later', 'zoneUnknown']);

/** The phone number as a link for a call or a text message, or the reason why it is not shown. */
function Phone({ request: { phone, call, agreed } }: { request: ContactRequest }) {
  if (phone === null) {
    if (call.answer === 'noConsent') return REQUESTS.notShared;
    return MAY_BE_HIDDEN.has(call.answer) ? REQUESTS.hidden : REQUESTS.noNumber;
  }
  const isText = agreed?.channel === 'text';
  return (
    <>
      <a href={`${isText ? 'sms' : 'tel'}:${phone}`}>{phone}</a>
      {isText && ` (${REQUESTS.textOnly})`}
    </>
  );
}

interface WorkProps {
  readonly request: ContactRequest;
  readonly onReload: () => void;
  readonly onSaved: (request: ContactRequest) => void;
}

function Work({ request, onReload, onSaved }: WorkProps) {
  const { id, state, assignee, time_zone, version } = request;
  const { user: me } = useAuth();
  const [change] = contactRequestsApi.useChangeRequestMutation();
  const [isOld, setOld] = useState(false);
  const wasMine = assignee !== null && assignee.id === me?.id;
  const form = useForm({
    schema: RequestChange,
    read: (entries) => ({
      state: entries.get('state'),
      // Somebody else stays in charge unless the box is ticked.
      ...(entries.has('is_mine') !== wasMine && { is_mine: entries.has('is_mine') }),
      time_zone: entries.get('time_zone') || null,
      version,
    }),
    send: async (body) => {
      const { data, error } = await change({ params: { id }, body });
      setOld(isFailure(error) && error.code === 'request.conflict');
      if (!data) return problemFrom(error, REQUESTS.notSaved);
      onSaved(data);
    },
  });
  return (
    <section className="stack">
      <h3>{REQUESTS.work}</h3>
      <p>
        {REQUESTS.assignee}: {assignee?.name ?? REQUESTS.nobody}
      </p>
      <Form form={form} id="request" action={CONTACT_REQUESTS.list.path}>
        <Select name="state" label={REQUESTS.state} options={STATES} defaultValue={state} />
        <Checkbox name="is_mine" label={REQUESTS.isMine} defaultChecked={wasMine} />
        <Select
          name="time_zone"
          label={REQUESTS.zone}
          hint={REQUESTS.zoneHint}
          options={ZONES}
          placeholder={REQUESTS.zoneOpen}
          defaultValue={time_zone ?? ''}
        />
        <Submit busy={REQUESTS.saving}>{REQUESTS.save}</Submit>
      </Form>
      {isOld && (
        <p>
          <Button kind="secondary" onClick={onReload}>
            {WORDS.loadNewest}
          </Button>
        </p>
      )}
    </section>
  );
}
