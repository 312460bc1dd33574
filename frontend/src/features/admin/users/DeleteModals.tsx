import { useState } from 'react';
import { problemFrom } from '#api/index.js';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { Erasure, type ManagedUser } from '#contract/api/managed-user.contract.js';
import { ERASE_REASONS } from '#contract/limits/staff.js';
import { ADMIN } from '#contract/messages/staff.js';
import { useFreshSignIn } from '#features/session/index.js';
import { Button, Form, Modal, Select, Submit, useForm } from '#ui/index.js';
import { usersApi } from '../api/admin.api.js';
import styles from '../components/admin.module.css';
import { REASONS, WORDS } from '../components/words.js';
import { nameOf } from './columns.js';
import { ConfirmModal } from './ConfirmModal.js';

const { users: TEXT, failed: FAILED } = ADMIN;
const REASON_OPTIONS = ERASE_REASONS.map((reason) => ({ value: reason, label: REASONS[reason] }));

interface Props {
  readonly user: ManagedUser | null;
  readonly onClose: () => void;
  readonly onDone: (user: ManagedUser) => void;
}

export function DeleteModal({ user, onClose, onDone }: Props) {
  const [close] = usersApi.useCloseUserMutation();
  const { fresh, dialog } = useFreshSignIn();
  const question = user && {
    title: TEXT.deletePrompt,
    consequences: [WORDS.deleteText(nameOf(user))],
    yes: TEXT.delete,
    busy: WORDS.deleting,
    failed: FAILED.delete,
    run: async () => {
      const { error } = await fresh(() => close({ params: { id: user.id } }));
      if (!error) onDone(user);
      return { error };
    },
  };
  return (
    <>
      <ConfirmModal question={question} onClose={onClose} />
      {dialog}
    </>
  );
}

/** Erases an account for good. Requires a reason and, if the admin signed in long ago, a new proof of identity. */
export function EraseModal({ user, onClose, onDone }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal title={WORDS.eraseTitle} isOpen={user !== null} isBusy={isBusy} onClose={onClose}>
      {user && <EraseForm user={user} onBusy={setBusy} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function EraseForm({
  user,
  onBusy,
  onClose,
  onDone,
}: {
  user: ManagedUser;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  onDone: Props['onDone'];
}) {
  const [erase] = usersApi.useEraseUserMutation();
  const { fresh, dialog } = useFreshSignIn();
  const form = useForm({
    schema: Erasure,
    read: (entries) => ({ reason: entries.get('reason') || undefined }),
    send: async (body) => {
      onBusy(true);
      const { error } = await fresh(() => erase({ params: { id: user.id }, body }));
      onBusy(false);
      if (!error) return onDone(user);
      return problemFrom(error, FAILED.deleteUser);
    },
  });
  return (
    <>
      <Form form={form} id="erase" action={ADMIN_USERS.close.path}>
        <p>{WORDS.eraseText(nameOf(user))}</p>
        <Select name="reason" label={WORDS.reason} options={REASON_OPTIONS} placeholder={WORDS.chooseReason} required />
        <div className={styles.actions}>
          <Submit busy={WORDS.deleting}>{TEXT.hardDelete}</Submit>
          <Button kind="secondary" onClick={() => form.isBusy || onClose()}>
            {ADMIN.form.cancel}
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
}
