import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { failureText, problemFrom } from '#api/index.js';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import type { Bulk, BulkAction, BulkReply, ExportLink } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { useFreshSignIn } from '#features/session/index.js';
import { Button, Field, Form, Modal, Notice, Status, Submit, useForm } from '#ui/index.js';
import { usersApi } from '../api/admin.api.js';
import { useDownload } from '../components/use-download.js';
import { BULK, BULK_WORDS, EXPORT, timeOf } from '../components/words.js';

/** Minimum number of accounts for which the admin must confirm a bulk action by typing that number. */
const TYPE_FROM = 11;

interface Props {
  readonly bulk: Bulk & { readonly action: BulkAction };
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function BulkModal({ bulk, isOpen, onClose, onDone }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal title={BULK_WORDS[bulk.action]} isOpen={isOpen} isBusy={isBusy} onClose={onClose}>
      <Steps bulk={bulk} onBusy={setBusy} onDone={onDone} />
    </Modal>
  );
}

function Steps({ bulk, onBusy, onDone }: Pick<Props, 'bulk' | 'onDone'> & { onBusy: (isBusy: boolean) => void }) {
  const [result, setResult] = useState<BulkReply | null>(null);
  // Copy action and accounts when the dialog opens, so that it shows these even if the selection changes.
  const [wanted] = useState(bulk);
  const { data, error } = usersApi.usePreviewActionQuery({ body: wanted });
  const outcome = useRef<HTMLParagraphElement>(null);
  // After a bulk action, its form disappears together with the button that had focus, so move focus to the result.
  useEffect(() => outcome.current?.focus(), [result]);
  if (error) return <Notice tone="problem" text={failureText(error, ADMIN.failed.request)} />;
  if (result)
    return (
      <div className="stack">
        <p ref={outcome} tabIndex={-1}>
          {BULK.worked(result.able, result.rows.length)}
        </p>
        {result.download && <Download link={result.download} />}
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
      {BULK.consequence[wanted.action] && <p>{BULK.consequence[wanted.action]}</p>}
      {data && data.able > 0 && (
        <Confirm
          bulk={{ ...wanted, ids: data.rows.filter(({ ok }) => ok).map(({ id }) => id) }}
          onBusy={onBusy}
          onDone={finished}
        />
      )}
      {data && <Rows reply={data} title={BULK.possible} good={BULK.ok} />}
    </div>
  );
}

function Confirm({
  bulk,
  onBusy,
  onDone,
}: {
  bulk: Bulk;
  onBusy: (isBusy: boolean) => void;
  onDone: (reply: BulkReply) => void;
}) {
  const [run] = usersApi.useActMutation();
  const { fresh, dialog } = useFreshSignIn();
  const { length: count } = bulk.ids;
  const mustType = count >= TYPE_FROM;
  const form = useForm({
    schema: mustType ? z.object({ count: z.literal(String(count), BULK.mistyped(count)) }) : z.object({}),
    send: async () => {
      onBusy(true);
      const { data, error } = await fresh(() => run({ body: bulk }));
      onBusy(false);
      if (error) return problemFrom(error, ADMIN.failed.request);
      if (data) onDone(data);
    },
  });
  return (
    <>
      <Form form={form} id="bulk" action={ADMIN_USERS.act.path}>
        {mustType && (
          <Field name="count" label={BULK.confirm(count)} inputMode="numeric" autoComplete="off" size={8} required />
        )}
        <Submit busy={BULK.running}>{BULK.run}</Submit>
      </Form>
      {dialog}
    </>
  );
}

/** The link to the exported accounts. It works only once, so its button can be pressed only once. */
function Download({ link }: { link: ExportLink }) {
  const { state, cause, rows, start } = useDownload();
  const { fresh, dialog } = useFreshSignIn();
  const isUsed = state !== 'idle';
  return (
    <>
      <p>{EXPORT.linkUntil(timeOf(link.expires_at))}</p>
      <p>
        <Button aria-disabled={isUsed} onClick={() => isUsed || void fresh(() => start(link.path, EXPORT.file))}>
          {EXPORT.download}
        </Button>
      </p>
      <Status>{state === 'done' && EXPORT.done(rows)}</Status>
      {state === 'failed' && (
        <Notice tone="problem">
          <p>{EXPORT.failed}</p>
          {cause && <p>{cause}</p>}
        </Notice>
      )}
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
