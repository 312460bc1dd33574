import { useState } from 'react';
import { ADMIN_USERS, Erasure, type ManagedUser } from '../../../../../backend/src/contract/admin.contract.js';
import { ERASE_REASONS } from '../../../../../backend/src/contract/limits.js';
import { ADMIN } from '../../../../../backend/src/contract/messages/admin.js';
import { failureText, isFailure, problemFrom } from '../../../api/index.js';
import { Button, Form, Modal, Notice, PasswordField, Select, Submit, useForm } from '../../../ui/index.js';
import { usersApi } from '../users.api.js';
import { REASONS, WORDS } from '../words.js';
import { nameOf } from './columns.js';
import styles from '../admin.module.css';

const { users: TEXT, failed: FAILED } = ADMIN;
const REASON_OPTIONS = ERASE_REASONS.map((reason) => ({ value: reason, label: REASONS[reason] }));

interface Props {
  readonly user: ManagedUser | null;
  readonly onClose: () => void;
  readonly onDone: (user: ManagedUser) => void;
}

/** Asks before an account is closed. */
export function DeleteModal({ user, onClose, onDone }: Props) {
  const [close, { isLoading, error, reset }] = usersApi.useCloseUserMutation();
  const leave = (): void => {
    reset();
    onClose();
  };
  const run = async (): Promise<void> => {
    if (!user || isLoading) return;
    const { error: failed } = await close({ params: { id: user.id } });
    if (!failed) onDone(user);
  };
  return (
    <Modal title={TEXT.deletePrompt} isOpen={user !== null} isBusy={isLoading} onClose={leave}>
      <div className="stack">
        {error && <Notice tone="problem"><p>{failureText(error, FAILED.delete)}</p></Notice>}
        <p>{WORDS.deleteText(user ? nameOf(user) : WORDS.nobody)}</p>
        <div className={styles.actions}>
          <Button aria-disabled={isLoading} onClick={() => void run()}>{isLoading ? WORDS.deleting : TEXT.delete}</Button>
          <Button kind="secondary" aria-disabled={isLoading} onClick={() => isLoading || leave()}>{ADMIN.form.cancel}</Button>
        </div>
      </div>
    </Modal>
  );
}

/** Erasing for good: with a reason, and with the password once the sign-in is old. */
export function EraseModal({ user, onClose, onDone }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal title={WORDS.eraseTitle} isOpen={user !== null} isBusy={isBusy} onClose={onClose}>
      {user && <EraseForm user={user} onBusy={setBusy} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function EraseForm({ user, onBusy, onClose, onDone }: { user: ManagedUser; onBusy: (isBusy: boolean) => void; onClose: () => void; onDone: Props['onDone'] }) {
  const [erase] = usersApi.useEraseUserMutation();
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useForm({
    schema: Erasure,
    read: (entries) => ({ reason: entries.get('reason') || undefined, password: entries.get('password') || undefined }),
    send: async (body) => {
      onBusy(true);
      const { error } = await erase({ params: { id: user.id }, body });
      onBusy(false);
      if (!error) return onDone(user);
      if (isFailure(error) && error.code === 'auth.freshSignInNeeded') setNeedsPassword(true);
      return problemFrom(error, FAILED.deleteUser);
    },
  });
  return (
    <Form form={form} id="erase" action={ADMIN_USERS.closed.path}>
      <p>{WORDS.eraseText(nameOf(user))}</p>
      <Select name="reason" label={WORDS.reason} options={REASON_OPTIONS} placeholder={WORDS.chooseReason} required />
      {needsPassword && <PasswordField name="password" label={WORDS.ownPassword} hint={WORDS.ownPasswordHint} autoComplete="current-password" required />}
      <div className={styles.actions}>
        <Submit busy={WORDS.deleting}>{TEXT.hardDelete}</Submit>
        <Button kind="secondary" onClick={() => form.isBusy || onClose()}>{ADMIN.form.cancel}</Button>
      </div>
    </Form>
  );
}
