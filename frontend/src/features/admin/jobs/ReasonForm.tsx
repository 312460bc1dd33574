import * as z from 'zod/mini';
import { problemFrom } from '#api/index.js';
import { PAGES } from '#contract/pages.js';
import { Form, Select, Submit, useForm } from '#ui/index.js';
import { JOB_TEXTS, REASON_WORDS } from './jobs-words.js';

interface Props<Reason extends keyof typeof REASON_WORDS, Reply> {
  readonly reasons: readonly Reason[];
  readonly button: string;
  readonly run: (reason: Reason) => Promise<{ readonly data?: Reply; readonly error?: unknown }>;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: (reply: Reply | undefined) => void;
}

/** A form that asks why an action on jobs or queues is needed, and then runs the action. The audit trail keeps both. */
export function ReasonForm<Reason extends keyof typeof REASON_WORDS, Reply>({
  reasons,
  button,
  run,
  onBusy,
  onDone,
}: Props<Reason, Reply>) {
  const form = useForm({
    schema: z.object({ reason: z.enum(reasons, JOB_TEXTS.reasonMissing) }),
    send: async ({ reason }) => {
      onBusy(true);
      const { data, error } = await run(reason as Reason);
      onBusy(false);
      if (error) return problemFrom(error, JOB_TEXTS.failed);
      onDone(data);
    },
  });
  return (
    <Form form={form} id="act" action={PAGES.jobs.path}>
      <Select
        name="reason"
        label={JOB_TEXTS.reason}
        options={reasons.map((reason) => ({ value: reason, label: REASON_WORDS[reason] }))}
        placeholder={JOB_TEXTS.chooseReason}
        required
      />
      <Submit busy={JOB_TEXTS.working}>{button}</Submit>
    </Form>
  );
}
