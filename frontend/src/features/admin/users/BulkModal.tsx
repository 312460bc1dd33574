import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { failureText, problemFrom } from '#api/index.js';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import type { BulkAction, BulkReply } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff/admin.js';
import { useFreshSignIn } from '#features/session/index.js';
import { Field, Form, Modal, Notice, Submit, useForm } from '#ui/index.js';
import { usersApi } from '../api/users.api.js';
import { BULK, BULK_WORDS } from '../components/words.js';

/** Minimum number of accounts for which the admin must confirm a bulk action by typing that number. */
const TYPE_FROM = 11;

interface Props {
  readonly action: BulkAction;
  readonly ids: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function BulkModal({ action, ids, isOpen, onClose, onDone }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal title={BULK_WORDS[action]} isOpen={isOpen} isBusy={isBusy} onClose={onClose}>
      <Steps action={action} ids={ids} onBusy={setBusy} onDone={onDone} />
    </Modal>
  );
}

function Steps({
  action,
  ids,
  onBusy,
  onDone,
}: Pick<Props, 'action' | 'ids' | 'onDone'> & { onBusy: (isBusy: boolean) => void }) {
  const [result, setResult] = useState<BulkReply | null>(null);
  // Copy the selected accounts when the dialog opens, so that the dialog shows these accounts even if the selection
  // changes.
  const [wanted] = useState(ids);
  const { data, error } = usersApi.usePreviewBulkQuery({ body: { action, ids: [...wanted] } });
  const outcome = useRef<HTMLParagraphElement>(null);
  // After a bulk action, its form disappears together with the button that had focus, so move focus to the result.
  useEffect(() => outcome.current?.focus(), [result]);
  if (error)
    return (
      <Notice tone="problem">
        <p>{failureText(error, ADMIN.failed.request)}</p>
      </Notice>
    );
  if (result)
    return (
      <div className="stack">
        <p ref={outcome} tabIndex={-1}>
          {BULK.worked(result.able, result.rows.length)}
        </p>
        <Rows reply={result} title={BULK.result} good={BULK.resultOk} />
      </div>
    );
  const finished = (reply: BulkReply): void => {
    setResult(reply);
    onDone();
  };
  return (
    <div className="stack">
      <p role="status">{data ? BULK.would(data.able, data.rows.length) : BULK.checking}</p>
      {BULK.consequence[action] && <p>{BULK.consequence[action]}</p>}
      {data && data.able > 0 && (
        <Confirm
          action={action}
          ids={data.rows.filter(({ ok }) => ok).map(({ id }) => id)}
          onBusy={onBusy}
          onDone={finished}
        />
      )}
      {data && <Rows reply={data} title={BULK.possible} good={BULK.ok} />}
    </div>
  );
}

function Confirm({
  action,
  ids,
  onBusy,
  onDone,
}: {
  action: BulkAction;
  ids: string[];
  onBusy: (isBusy: boolean) => void;
  onDone: (reply: BulkReply) => void;
}) {
  const [run] = usersApi.useRunBulkMutation();
  const { fresh, dialog } = useFreshSignIn();
  const mustType = ids.length >= TYPE_FROM;
  const form = useForm({
    schema: mustType ? z.object({ count: z.literal(String(ids.length), BULK.mistyped(ids.length)) }) : z.object({}),
    send: async () => {
      onBusy(true);
      const { data, error } = await fresh(() => run({ body: { action, ids } }));
      onBusy(false);
      if (error) return problemFrom(error, ADMIN.failed.request);
      if (data) onDone(data);
    },
  });
  return (
    <>
      <Form form={form} id="bulk" action={ADMIN_USERS.runBulk.path}>
        {mustType && (
          <Field
            name="count"
            label={BULK.confirm(ids.length)}
            inputMode="numeric"
            autoComplete="off"
            size={8}
            required
          />
        )}
        <Submit busy={BULK.running}>{BULK.run}</Submit>
      </Form>
      {dialog}
    </>
  );
}

function Rows({ reply, title, good }: { reply: BulkReply; title: string; good: string }) {
  return (
    <div className="table-scroll" role="group" aria-label={title} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{BULK.user}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {reply.rows.map(({ id, name, ok, message }) => (
            <tr key={id}>
              <th scope="row">{name || id.slice(0, 8)}</th>
              <td>{ok ? good : message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
