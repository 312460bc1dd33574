import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { failureText } from '#api/index.js';
import type { JobsOutcome } from '#contract/api/jobs.contract.js';
import { JOB_REASONS } from '#contract/limits/staff.js';
import type { QueueName } from '#contract/queues.js';
import { Modal, Notice } from '#ui/index.js';
import { jobsApi } from '../api/admin.api.js';
import { JOB_TEXTS } from './jobs-words.js';
import { ReasonForm } from './ReasonForm.js';

export interface JobAction {
  readonly kind: 'retry' | 'discard';
  readonly queue: QueueName;
  readonly ids: readonly string[];
}
interface Props {
  readonly action: JobAction | null;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Previews what retrying or discarding jobs would do, and does it when the admin confirms with a reason. */
export function JobActionModal({ action, onClose, onDone }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal
      title={action?.kind === 'discard' ? JOB_TEXTS.discard : JOB_TEXTS.retry}
      isOpen={action !== null}
      isBusy={isBusy}
      onClose={onClose}
    >
      {action && <Steps action={action} onBusy={setBusy} onDone={onDone} />}
    </Modal>
  );
}

function Steps({
  action,
  onBusy,
  onDone,
}: Pick<Props, 'onDone'> & { action: JobAction; onBusy: (isBusy: boolean) => void }) {
  const isRetry = action.kind === 'retry';
  // The server requires a reason even for a dry run, but then ignores it. So a placeholder is sent.
  const body = { queue: action.queue, ids: [...action.ids], dry_run: true, reason: 'test' } as const;
  const retry = jobsApi.usePreviewRetryQuery(isRetry ? { body: { ...body, ids: [...body.ids] } } : skipToken);
  const discard = jobsApi.usePreviewDiscardQuery(isRetry ? skipToken : { body: { ...body, ids: [...body.ids] } });
  const { currentData: preview, error: failure } = isRetry ? retry : discard;
  const finish = ({ able, rows }: JobsOutcome): void => onDone(JOB_TEXTS.doneOf(able, rows.length));
  const words = isRetry ? JOB_TEXTS.previewRetry : JOB_TEXTS.previewDiscard;
  return (
    <div className="stack">
      <p role="status">{preview ? words(preview.able, preview.rows.length) : failure ? '' : JOB_TEXTS.checking}</p>
      {failure && <Notice tone="problem" text={failureText(failure, JOB_TEXTS.failed)} />}
      {preview && preview.able > 0 && <Confirm action={action} onBusy={onBusy} onDone={finish} />}
    </div>
  );
}

function Confirm({
  action: { kind, queue, ids },
  onBusy,
  onDone,
}: {
  action: JobAction;
  onBusy: (isBusy: boolean) => void;
  onDone: (found: JobsOutcome) => void;
}) {
  const [retry] = jobsApi.useRetryJobsMutation();
  const [discard] = jobsApi.useDiscardJobsMutation();
  const body = { queue, ids: [...ids], dry_run: false };
  const finish = (found: JobsOutcome | undefined): void => found && onDone(found);
  return kind === 'retry' ? (
    <ReasonForm
      reasons={JOB_REASONS.retry}
      button={JOB_TEXTS.retry}
      run={(reason) => retry({ body: { ...body, reason } })}
      onBusy={onBusy}
      onDone={finish}
    />
  ) : (
    <ReasonForm
      reasons={JOB_REASONS.discard}
      button={JOB_TEXTS.discard}
      run={(reason) => discard({ body: { ...body, reason } })}
      onBusy={onBusy}
      onDone={finish}
    />
  );
}
