import type { JobLine } from '../../../../../backend/src/contract/jobs.contract.js';
import { failureText } from '../../../api/index.js';
import { Disclosure, Modal, Notice } from '../../../ui/index.js';
import { timeOf } from '../words.js';
import { jobsApi } from './jobs.api.js';
import { DESK, STATE_WORDS } from './jobs-words.js';
import styles from '../admin.module.css';

/** One job with all that is known of it; addresses, keys and tokens are taken out on the server. */
export function JobModal({ job, onClose }: { job: JobLine | null; onClose: () => void }) {
  return <Modal title={job?.event ?? DESK.job} isOpen={job !== null} onClose={onClose}>{job && <Detail job={job} />}</Modal>;
}

function Detail({ job }: { job: JobLine }) {
  const { data, error } = jobsApi.useJobDetailQuery({ params: { queue: job.queue, job: job.id } });
  if (error) return <Notice tone="problem"><p>{failureText(error, DESK.failed)}</p></Notice>;
  if (!data) return <p role="status">{DESK.loading}</p>;
  return (
    <div className="stack">
      <dl className={styles.pairs}>
        <dt>{DESK.job}</dt><dd className={styles.code}>{data.id}</dd>
        <dt>{DESK.queue}</dt><dd>{data.queue}</dd>
        <dt>{DESK.state}</dt><dd>{STATE_WORDS[data.state]}</dd>
        <dt>{DESK.attempts}</dt><dd>{DESK.of(data.attempts, data.max_attempts)}</dd>
        {data.next_try_at && <><dt>{DESK.nextTry}</dt><dd>{timeOf(data.next_try_at)}</dd></>}
        <dt>{DESK.backoff}</dt><dd className={styles.code}>{data.backoff}</dd>
        <dt>{DESK.takenOver}</dt><dd>{data.taken_over}</dd>
        {data.error && <><dt>{DESK.error}</dt><dd>{data.error}</dd></>}
      </dl>
      <h3>{DESK.sameEvent}</h3>
      <ul>
        {data.same_event.map(({ queue, state, handled_at }) => (
          <li key={queue}><strong>{queue}</strong>: {state ? STATE_WORDS[state] : DESK.notKept}, {handled_at ? DESK.tookEffect(timeOf(handled_at)) : DESK.noEffect}</li>
        ))}
      </ul>
      <p className="muted">{DESK.once}</p>
      <h3>{DESK.data}</h3>
      <pre className={styles.block} role="group" aria-label={DESK.data} tabIndex={0}>{JSON.stringify(data.data, null, 2)}</pre>
      {data.stacks.length > 0 && <Disclosure title={DESK.stacks}><pre className={styles.block} role="group" aria-label={DESK.stacks} tabIndex={0}>{data.stacks.join('\n\n')}</pre></Disclosure>}
      {data.log.length > 0 && <Disclosure title={DESK.log}><pre className={styles.block} role="group" aria-label={DESK.log} tabIndex={0}>{data.log.join('\n')}</pre></Disclosure>}
    </div>
  );
}
