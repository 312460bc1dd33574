import { useId, useState } from 'react';
import { failureText } from '#api/index.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Button, Modal, Notice } from '#ui/index.js';
import styles from '../components/admin.module.css';

export interface Question {
  readonly title: string;
  readonly consequences: readonly string[];
  readonly yes: string;
  readonly busy: string;
  readonly failed: string;
  readonly run: () => Promise<{ readonly error?: unknown }>;
}

export function ConfirmModal({ question, onClose }: { question: Question | null; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const textId = useId();
  return (
    <Modal
      title={question?.title ?? ''}
      isOpen={question !== null}
      isBusy={isBusy}
      describedBy={textId}
      onClose={onClose}
    >
      {question && <Ask question={question} textId={textId} isBusy={isBusy} onBusy={setBusy} onClose={onClose} />}
    </Modal>
  );
}

interface AskProps {
  readonly question: Question;
  readonly textId: string;
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onClose: () => void;
}

function Ask({ question: { consequences, yes, busy, failed, run }, textId, isBusy, onBusy, onClose }: AskProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (): Promise<void> => {
    if (isBusy) return;
    setProblem(null);
    onBusy(true);
    const { error } = await run();
    onBusy(false);
    if (error) setProblem(failureText(error, failed));
  };
  return (
    <div className="stack">
      <div id={textId} className="stack">
        {consequences.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {problem && <Notice tone="problem" text={problem} />}
      <div className={styles.actions}>
        <Button aria-disabled={isBusy} onClick={() => void go()}>
          {isBusy ? busy : yes}
        </Button>
        <Button kind="secondary" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
          {ADMIN.form.cancel}
        </Button>
      </div>
    </div>
  );
}
