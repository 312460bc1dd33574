import { useState } from 'react';
import * as z from 'zod/mini';
import { problemFrom } from '#api/index.js';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Form, Select, Status, Submit, useForm } from '#ui/index.js';
import { usersApi } from '../api/admin.api.js';
import { LOCK, LOCK_OPTIONS, WORDS } from '../components/words.js';

/** Locks or unlocks an account, for a reason. A closed account cannot be locked, because nobody can use it anyway. */
export function LockSection({ user: { id, locked, closed } }: { user: ManagedUser }) {
  const [act] = usersApi.useActMutation();
  // The account that the dialog shows was loaded before the change, so the new state is remembered here.
  const [isLocked, setLocked] = useState(locked);
  const [done, setDone] = useState('');
  if (closed && !isLocked) return null;
  const finished = (): void => {
    setDone(isLocked ? LOCK.unlocked : LOCK.locked);
    setLocked(!isLocked);
  };
  return (
    <section className="stack">
      <h3>{LOCK.title}</h3>
      <p>{isLocked ? LOCK.unlockText : LOCK.lockText}</p>
      {isLocked ? (
        <ReasonForm
          key="unlock"
          options={LOCK_OPTIONS.unlock}
          action={ADMIN_USERS.act.path}
          button={LOCK.unlock}
          run={(reason) => act({ body: { action: 'unlock', ids: [id], reason } })}
          onDone={finished}
        />
      ) : (
        <ReasonForm
          key="lock"
          options={LOCK_OPTIONS.lock}
          action={ADMIN_USERS.act.path}
          button={LOCK.lock}
          run={(reason) => act({ body: { action: 'lock', ids: [id], reason } })}
          onDone={finished}
        />
      )}
      <Status>{done}</Status>
    </section>
  );
}

interface Props<Reason extends string> {
  readonly options: readonly { readonly value: Reason; readonly label: string }[];
  readonly action: string;
  readonly button: string;
  readonly run: (reason: Reason) => Promise<{ readonly error?: unknown }>;
  readonly onDone: () => void;
}

function ReasonForm<Reason extends string>({ options, action, button, run, onDone }: Props<Reason>) {
  const form = useForm({
    schema: z.object({
      reason: z.enum(
        options.map(({ value }) => value),
        ADMIN.reasonMissing,
      ),
    }),
    send: async ({ reason }) => {
      const { error } = await run(reason as Reason);
      if (error) return problemFrom(error, ADMIN.failed.request);
      onDone();
    },
  });
  return (
    <Form form={form} id="lock" action={action}>
      <Select name="reason" label={WORDS.reason} options={options} placeholder={WORDS.chooseReason} required />
      <Submit busy={WORDS.working}>{button}</Submit>
    </Form>
  );
}
