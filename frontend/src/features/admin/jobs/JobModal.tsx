import { Link } from 'react-router';
import { failureText } from '#api/index.js';
import type { JobDetail, JobLine } from '#contract/api/jobs.contract.js';
import { Disclosure, Modal, Notice } from '#ui/index.js';
import { jobsApi } from '../api/admin.api.js';
import styles from '../components/admin.module.css';
import { Pairs } from '../components/RowCards.js';
import { timeOf } from '../components/words.js';
import { JOB_TEXTS, STATE_WORDS } from './jobs-words.js';
import { State } from './State.js';

/** A dialog with all details of one job. The server has removed email addresses, keys and tokens from the details. */
export function JobModal({ job, onClose }: { job: JobLine | null; onClose: () => void }) {
  return (
    <Modal title={job?.event ?? JOB_TEXTS.job} isOpen={job !== null} onClose={onClose}>
      {job && <Detail job={job} onLeave={onClose} />}
    </Modal>
  );
}

function Detail({ job, onLeave }: { job: JobLine; onLeave: () => void }) {
  const { data, error } = jobsApi.useJobDetailQuery({ params: { queue: job.queue, job: job.id } });
  if (error) return <Notice tone="problem" text={failureText(error, JOB_TEXTS.failed)} />;
  if (!data) return <p role="status">{JOB_TEXTS.loading}</p>;
  return (
    <div className="stack">
      <Pairs
        facts={[
          [
            JOB_TEXTS.job,
            <span key="job" className={styles.code}>
              {data.id}
            </span>,
          ],
          [JOB_TEXTS.queue, data.queue],
          [JOB_TEXTS.state, <State key="state" of={data.state} />],
          [JOB_TEXTS.attempts, JOB_TEXTS.of(data.attempts, data.max_attempts)],
          [JOB_TEXTS.nextTry, data.next_try_at && timeOf(data.next_try_at)],
          [JOB_TEXTS.backoff, data.backoff],
          [JOB_TEXTS.takenOver, String(data.taken_over)],
          [JOB_TEXTS.error, data.error],
        ]}
      />
      <h3>{JOB_TEXTS.tree}</h3>
      <Tree tree={data.tree} own={data.id} onLeave={onLeave} />
      <p className="muted">{JOB_TEXTS.once}</p>
      <h3>{JOB_TEXTS.data}</h3>
      <pre className={styles.block} role="group" aria-label={JOB_TEXTS.data} tabIndex={0}>
        {JSON.stringify(data.data, null, 2)}
      </pre>
      {data.stacks.length > 0 && (
        <Disclosure title={JOB_TEXTS.stacks}>
          <pre className={styles.block} role="group" aria-label={JOB_TEXTS.stacks} tabIndex={0}>
            {data.stacks.join('\n\n')}
          </pre>
        </Disclosure>
      )}
      {data.log.length > 0 && (
        <Disclosure title={JOB_TEXTS.log}>
          <pre className={styles.block} role="group" aria-label={JOB_TEXTS.log} tabIndex={0}>
            {data.log.join('\n')}
          </pre>
        </Disclosure>
      )}
    </div>
  );
}

/** The tree to which a job belongs: the request, the events that it caused, and the jobs of each event. */
function Tree({ tree, own, onLeave }: { tree: JobDetail['tree']; own: string; onLeave: () => void }) {
  return (
    <ul>
      <li>
        {tree.request_id ? JOB_TEXTS.request(tree.request_id) : JOB_TEXTS.noRequest}
        <ul>
          {tree.events.map(({ id, event, at, jobs }) => (
            <li key={id}>
              <strong>{event}</strong>, {timeOf(at)}
              {id === own ? (
                ` (${JOB_TEXTS.thisEvent})`
              ) : (
                <>
                  {' '}
                  <Link to={`?${new URLSearchParams({ q: id })}`} onClick={onLeave}>
                    {JOB_TEXTS.othersOf}
                    <span className="visually-hidden"> {event}</span>
                  </Link>
                </>
              )}
              <ul>
                {jobs.map(({ queue, state, handled_at }) => (
                  <li key={queue}>
                    <strong>{queue}</strong>: {state ? STATE_WORDS[state] : JOB_TEXTS.notStored},{' '}
                    {handled_at ? JOB_TEXTS.tookEffect(timeOf(handled_at)) : JOB_TEXTS.noEffect}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}
