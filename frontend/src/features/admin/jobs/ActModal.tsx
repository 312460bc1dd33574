import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { JOBS, type JobsOutcome } from '../../../../../backend/src/contract/jobs.contract.js';
import { DISCARD_REASONS } from '../../../../../backend/src/contract/limits.js';
import type { QueueName } from '../../../../../backend/src/contract/queues.js';
import { failureText, problemFrom } from '../../../api/index.js';
import { Form, Modal, Notice, Select, Submit, useForm } from '../../../ui/index.js';
import { jobsApi } from './jobs.api.js';
import { DESK, DISCARD_WORDS } from './jobs-words.js';

export interface Act { readonly kind: 'retry' | 'discard'; readonly queue: QueueName; readonly ids: readonly string[] }
const REASONS = DISCARD_REASONS.map((reason) => ({ value: reason, label: DISCARD_WORDS[reason] }));
const WithReason = z.object({ reason: z.enum(DISCARD_REASONS, DESK.reasonMissing) });

const NoReason = z.object({ reason: z.optional(z.enum(DISCARD_REASONS)) });

/** Says first what would happen, then does it. Discarding needs a reason. */
export function ActModal({ act, onClose, onDone }: { act: Act | null; onClose: () => void; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal title={act?.kind === 'discard' ? DESK.discard : DESK.retry} isOpen={act !== null} isBusy={isBusy} onClose={onClose}>
      {act && <Steps act={act} onBusy={setBusy} onDone={onDone} />}
    </Modal>
  );
}

function Steps({ act, onBusy, onDone }: { act: Act; onBusy: (isBusy: boolean) => void; onDone: () => void }) {
  const [retry, retried] = jobsApi.useRetryJobsMutation();
  const [discard, discarded] = jobsApi.useDiscardJobsMutation();
  const [preview, setPreview] = useState<JobsOutcome | null>(null);
  const [outcome, setOutcome] = useState<JobsOutcome | null>(null);
  useEffect(() => {
    const body = { queue: act.queue, ids: [...act.ids], dry_run: true };
    // The reason of a trial is never written down.
    const asked = act.kind === 'retry' ? retry({ body }) : discard({ body: { ...body, reason: 'test' } });
    void asked.then(({ data }) => setPreview(data ?? null));
  }, [act, retry, discard]);
  const finish = (found: JobsOutcome): void => {
    setOutcome(found);
    onDone();
  };
  const failure = retried.error ?? discarded.error;
  if (outcome) return <p role="status">{outcome.able === outcome.rows.length ? DESK.done : DESK.doneOf(outcome.able, outcome.rows.length)}</p>;
  if (preview) return <Confirm act={act} preview={preview} onBusy={onBusy} onDone={finish} />;
  return failure ? <Notice tone="problem"><p>{failureText(failure, DESK.failed)}</p></Notice> : <p role="status">{DESK.checking}</p>;
}

function Confirm({ act: { kind, queue, ids }, preview, onBusy, onDone }: { act: Act; preview: JobsOutcome; onBusy: (isBusy: boolean) => void; onDone: (found: JobsOutcome) => void }) {
  const [retry] = jobsApi.useRetryJobsMutation();
  const [discard] = jobsApi.useDiscardJobsMutation();
  const form = useForm({
    schema: kind === 'discard' ? WithReason : NoReason,
    send: async ({ reason }) => {
      onBusy(true);
      const body = { queue, ids: [...ids], dry_run: false };
      const { data, error } = await (reason ? discard({ body: { ...body, reason } }) : retry({ body }));
      onBusy(false);
      if (error) return problemFrom(error, DESK.failed);
      onDone(data);
    },
  });
  const words = kind === 'retry' ? DESK.previewRetry : DESK.previewDiscard;
  return (
    <Form form={form} id="act" action={JOBS.retry.path}>
      <p role="status">{words(preview.able, preview.rows.length)}</p>
      {kind === 'discard' && <Select name="reason" label={DESK.reason} options={REASONS} placeholder={DESK.chooseReason} required />}
      {preview.able > 0 && <Submit busy={DESK.working}>{kind === 'retry' ? DESK.retry : DESK.discard}</Submit>}
    </Form>
  );
}
