import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { failureText, problemFrom } from '#api/index.js';
import { JOBS, type JobsOutcome } from '#contract/api/jobs.contract.js';
import { DISCARD_REASONS } from '#contract/limits/staff.js';
import type { QueueName } from '#contract/queues.js';
import { Form, Modal, Notice, Select, Submit, useForm } from '#ui/index.js';
import { jobsApi } from '../api/jobs.api.js';
import { DISCARD_WORDS, JOB_TEXTS } from './jobs-words.js';

export interface JobAction {
  readonly kind: 'retry' | 'discard';
  readonly queue: QueueName;
  readonly ids: readonly string[];
}
const REASONS = DISCARD_REASONS.map((reason) => ({ value: reason, label: DISCARD_WORDS[reason] }));
const WithReason = z.object({ reason: z.enum(DISCARD_REASONS, JOB_TEXTS.reasonMissing) });

const NoReason = z.object({ reason: z.optional(z.enum(DISCARD_REASONS)) });

interface Props {
  readonly action: JobAction | null;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/**
 * A dialog that previews what retrying or discarding jobs would do. When the admin confirms, the dialog retries or
 * discards the jobs. Discarding requires a reason.
 */
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
  const body = { queue: action.queue, ids: [...action.ids], dry_run: true };
  const retry = jobsApi.usePreviewRetryQuery(isRetry ? { body } : skipToken);
  // The server requires a reason even for a dry run, but then ignores the reason. A placeholder is therefore sent as
  // the reason.
  const discard = jobsApi.usePreviewDiscardQuery(isRetry ? skipToken : { body: { ...body, reason: 'test' } });
  const { currentData: preview, error: failure } = isRetry ? retry : discard;
  const finish = ({ able, rows }: JobsOutcome): void => onDone(JOB_TEXTS.doneOf(able, rows.length));
  const words = isRetry ? JOB_TEXTS.previewRetry : JOB_TEXTS.previewDiscard;
  return (
    <div className="stack">
      <p role="status">{preview ? words(preview.able, preview.rows.length) : failure ? '' : JOB_TEXTS.checking}</p>
      {failure && (
        <Notice tone="problem">
          <p>{failureText(failure, JOB_TEXTS.failed)}</p>
        </Notice>
      )}
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
  const form = useForm({
    schema: kind === 'discard' ? WithReason : NoReason,
    send: async ({ reason }) => {
      onBusy(true);
      const body = { queue, ids: [...ids], dry_run: false };
      const { data, error } = await (reason ? discard({ body: { ...body, reason } }) : retry({ body }));
      onBusy(false);
      if (error) return problemFrom(error, JOB_TEXTS.failed);
      onDone(data);
    },
  });
  return (
    <Form form={form} id="act" action={JOBS.retry.path}>
      {kind === 'discard' && (
        <Select
          name="reason"
          label={JOB_TEXTS.reason}
          options={REASONS}
          placeholder={JOB_TEXTS.chooseReason}
          required
        />
      )}
      <Submit busy={JOB_TEXTS.working}>{kind === 'retry' ? JOB_TEXTS.retry : JOB_TEXTS.discard}</Submit>
    </Form>
  );
}
