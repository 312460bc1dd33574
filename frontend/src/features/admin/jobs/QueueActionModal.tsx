import { useState } from 'react';
import { JOB_REASONS } from '#contract/limits/staff.js';
import type { QueueName } from '#contract/queues.js';
import { Modal } from '#ui/index.js';
import { jobsApi } from '../api/admin.api.js';
import { JOB_TEXTS } from './jobs-words.js';
import { ReasonForm } from './ReasonForm.js';

export interface QueueAction {
  readonly kind: 'pause' | 'resume';
  readonly queue: QueueName;
}
interface Props {
  readonly action: QueueAction | null;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** A dialog that says what pausing or resuming a queue means, asks for the reason and then does it. */
export function QueueActionModal({ action, onClose, onDone }: Props) {
  const [isBusy, setBusy] = useState(false);
  const title = action ? `${action.kind === 'pause' ? JOB_TEXTS.pause : JOB_TEXTS.resume} ${action.queue}` : '';
  return (
    <Modal title={title} isOpen={action !== null} isBusy={isBusy} onClose={onClose}>
      {action && <Ask action={action} onBusy={setBusy} onDone={onDone} />}
    </Modal>
  );
}

function Ask({
  action: { kind, queue },
  onBusy,
  onDone,
}: Pick<Props, 'onDone'> & { action: QueueAction; onBusy: (isBusy: boolean) => void }) {
  const [pause] = jobsApi.usePauseQueueMutation();
  const [resume] = jobsApi.useResumeQueueMutation();
  const params = { queue };
  return kind === 'pause' ? (
    <div className="stack">
      <p>{JOB_TEXTS.pauseEffect(queue)}</p>
      <ReasonForm
        reasons={JOB_REASONS.pause}
        button={JOB_TEXTS.pause}
        run={(reason) => pause({ params, body: { reason } })}
        onBusy={onBusy}
        onDone={() => onDone(JOB_TEXTS.isPaused(queue))}
      />
    </div>
  ) : (
    <div className="stack">
      <p>{JOB_TEXTS.resumeEffect(queue)}</p>
      <ReasonForm
        reasons={JOB_REASONS.resume}
        button={JOB_TEXTS.resume}
        run={(reason) => resume({ params, body: { reason } })}
        onBusy={onBusy}
        onDone={() => onDone(JOB_TEXTS.isResumed(queue))}
      />
    </div>
  );
}
