import { useEffect, useState } from 'react';
import { failureText, isFailure, problemFrom } from '#api/index.js';
import { ROLES } from '#contract/access.js';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { NewUser, UserChange, type ManagedUser } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { useFreshSignIn } from '#features/session/index.js';
import {
  Button,
  Checkbox,
  Field,
  Form,
  Modal,
  Notice,
  PhoneField,
  Select,
  Status,
  Submit,
  TryAgain,
  useForm,
  type Problem,
} from '#ui/index.js';
import { usersApi } from '../api/admin.api.js';
import styles from '../components/admin.module.css';
import { WORDS } from '../components/words.js';
import { nameOf } from './columns.js';
import { ConfirmModal } from './ConfirmModal.js';

const { form: TEXT, failed: FAILED } = ADMIN;
const read = (entries: FormData): unknown => ({
  ...Object.fromEntries(entries),
  mail_link: entries.has('mail_link'),
});
const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: role }));

interface Props {
  /** The account to edit, 'new' to create an account, or null if the dialog is closed. */
  readonly target: ManagedUser | 'new' | null;
  readonly onClose: () => void;
  readonly onSaved: (user: ManagedUser) => void;
}

/** The dialog in which admins create and edit accounts. The dialog cannot be closed while an account is being saved. */
export function UserModal({ target, onClose, onSaved }: Props) {
  const [isBusy, setBusy] = useState(false);
  const inside = { onBusy: setBusy, onClose, onSaved };
  return (
    <Modal
      title={target === 'new' ? TEXT.createTitle : TEXT.editTitle}
      isOpen={target !== null}
      isBusy={isBusy}
      onClose={onClose}
    >
      {target === 'new' && <CreateForm {...inside} />}
      {target !== null && target !== 'new' && <EditLoader id={target.id} {...inside} />}
    </Modal>
  );
}

interface Inside {
  readonly onBusy: (isBusy: boolean) => void;
  readonly onClose: () => void;
  readonly onSaved: (user: ManagedUser) => void;
}

function CreateForm({ onBusy, onClose, onSaved }: Inside) {
  const [create] = usersApi.useCreateUserMutation();
  const { fresh, dialog } = useFreshSignIn();
  const form = useForm({
    schema: NewUser,
    read,
    send: async (body) => saved(await fresh(() => create({ body })), onSaved),
  });
  return (
    <>
      <Fields
        form={form}
        action={ADMIN_USERS.create.path}
        submit={TEXT.create}
        linkHint={WORDS.linkHintCreate}
        onBusy={onBusy}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}

/** The form for an account, once its stored data is loaded. The list's data is masked and may be outdated. */
function EditLoader({ id, ...inside }: Inside & { id: string }) {
  const { currentData: user, error, isFetching, refetch } = usersApi.useShowUserQuery({ params: { id } });
  if (error)
    return <TryAgain isBusy={isFetching} onRetry={() => void refetch()} text={failureText(error, FAILED.wrong)} />;
  if (isFetching) return <p role="status">{WORDS.loadingUser}</p>;
  return user && <EditForm user={user} onReload={() => void refetch()} {...inside} />;
}

/** Returns whether an address that staff entered differs from the address of the account. */
const isNewAddress = (user: ManagedUser, entered = ''): boolean => {
  const email = entered.trim().toLowerCase();
  return email !== '' && email !== user.email;
};

/** Asks before a confirmed address is changed, which deletes data. `ask` resolves to whether the admin agreed. */
function useNewAddressQuestion(user: ManagedUser) {
  const [answer, setAnswer] = useState<((isYes: boolean) => void) | null>(null);
  const ask = async (): Promise<boolean> => {
    const isYes = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    return isYes;
  };
  const question = answer && {
    title: WORDS.newAddressTitle(nameOf(user)),
    consequences: [TEXT.newAddress.confirmed],
    yes: WORDS.newAddressYes,
    busy: TEXT.saving,
    failed: FAILED.request,
    run: () => {
      answer(true);
      return Promise.resolve({});
    },
  };
  return { ask, question: <ConfirmModal question={question} onClose={() => answer?.(false)} /> };
}

function EditForm({ user, onReload, onBusy, onClose, onSaved }: Inside & { user: ManagedUser; onReload: () => void }) {
  const [change] = usersApi.useChangeUserMutation();
  const { fresh, dialog } = useFreshSignIn();
  const [isOld, setOld] = useState(false);
  const { ask, question } = useNewAddressQuestion(user);
  const form = useForm({
    schema: UserChange,
    read,
    send: async (entries) => {
      if (user.confirmed && isNewAddress(user, entries.email) && !(await ask())) return;
      const body = { ...entries, version: user.version };
      const answer = await fresh(() => change({ params: { id: user.id }, body }));
      setOld(isFailure(answer.error) && answer.error.code === 'request.conflict');
      return saved(answer, onSaved);
    },
  });
  return (
    <>
      <Fields
        form={form}
        action={ADMIN_USERS.create.path}
        user={user}
        submit={TEXT.save}
        linkHint={WORDS.linkHintEdit}
        onBusy={onBusy}
        onClose={onClose}
      />
      {isOld && (
        <p>
          <Button kind="secondary" onClick={onReload}>
            {WORDS.loadNewest}
          </Button>
        </p>
      )}
      {question}
      {dialog}
    </>
  );
}

function saved(
  { data, error }: { data?: ManagedUser; error?: unknown },
  onSaved: (user: ManagedUser) => void,
): Problem | void {
  if (!data) return problemFrom(error, FAILED.request);
  onSaved(data);
}

/** The email field. If an existing account's address is changed, a note says which data the change deletes. */
function EmailField({ user }: { user: ManagedUser | undefined }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <Field
        name="email"
        label={TEXT.email}
        type="email"
        autoComplete="off"
        required
        defaultValue={user?.email}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Status>
        {user && isNewAddress(user, typed) && (
          <Notice tone="warning" text={user.confirmed ? TEXT.newAddress.confirmed : TEXT.newAddress.unconfirmed} />
        )}
      </Status>
    </>
  );
}

interface FieldsProps {
  readonly form: Parameters<typeof Form>[0]['form'];
  readonly action: string;
  readonly user?: ManagedUser;
  readonly submit: string;
  readonly linkHint: string;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onClose: () => void;
}

function Fields({ form, action, user, submit, linkHint, onBusy, onClose }: FieldsProps) {
  const { isBusy } = form;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  return (
    <Form form={form} id="user" restoreKey={`user-${user?.id ?? 'new'}`} action={action}>
      <EmailField user={user} />
      <fieldset>
        <legend>
          <strong>{TEXT.password}</strong>
        </legend>
        <Checkbox name="mail_link" label={TEXT.mailLink} hint={linkHint} defaultChecked={!user} />
      </fieldset>
      <Field name="first_name" label={TEXT.firstName} autoComplete="off" defaultValue={user?.first_name} />
      <Field name="last_name" label={TEXT.lastName} autoComplete="off" defaultValue={user?.last_name} />
      <PhoneField name="phone" label={TEXT.phone} autoComplete="off" defaultValue={user?.phone ?? ''} />
      <Select
        name="role_id"
        label={TEXT.role}
        options={ROLE_OPTIONS}
        placeholder={TEXT.rolePlaceholder}
        defaultValue={user?.role ?? ''}
      />
      <Field name="gender" label={TEXT.gender} autoComplete="off" defaultValue={user?.gender ?? ''} />
      <div className={styles.actions}>
        <Submit busy={TEXT.saving}>{submit}</Submit>
        <Button kind="secondary" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
          {TEXT.cancel}
        </Button>
      </div>
    </Form>
  );
}
