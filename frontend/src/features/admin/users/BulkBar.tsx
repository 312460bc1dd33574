import { useState } from 'react';
import { failureText } from '#api/index.js';
import { BULK_ACTIONS, type BulkAction } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Button, Notice, Select } from '#ui/index.js';
import { usersApi } from '../api/admin.api.js';
import styles from '../components/admin.module.css';
import { BULK, BULK_WORDS, LOCK_OPTIONS, WORDS } from '../components/words.js';
import { BulkModal } from './BulkModal.js';
import type { ListAddress } from './use-list-address.js';
import type { Ticked } from './use-selection.js';

const ACTIONS = BULK_ACTIONS.map((action) => ({ value: action, label: BULK_WORDS[action] }));
/** The reasons from which staff choose for an action, or null if the action needs none. */
const reasonsFor = (action: BulkAction | null) =>
  action === 'lock' || action === 'unlock' ? LOCK_OPTIONS[action] : null;
const actionOf = (value: string): BulkAction | null => BULK_ACTIONS.find((action) => action === value) ?? null;

interface Props {
  readonly selection: Ticked;
  readonly query: ListAddress['query'];
}

/** Actions on all selected accounts: the admin chooses one, previews its effects and then runs it. */
export function BulkBar({ selection, query }: Props) {
  const [findAll, { data, error }] = usersApi.useLazyMatchingIdsQuery();
  const [action, setAction] = useState<BulkAction | null>(null);
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  if (selection.ids.length === 0) return null;
  const reasons = reasonsFor(action);
  const why = reasons?.find(({ value }) => value === reason)?.value;
  const isReady = action !== null && (reasons === null || why !== undefined);
  // Do not clear the selection until the dialog is closed. An empty selection hides the bar for bulk actions together
  // with its dialog, so the admin could not read the results in the dialog.
  const close = (): void => {
    setOpen(false);
    setDone(false);
    if (isDone) selection.set([]);
  };
  const selectAll = async (): Promise<void> => {
    const found = await findAll({ query: query ?? {} });
    if (found.data) selection.set(found.data.ids);
  };
  return (
    <div className={styles.bar} role="group" aria-label={BULK.action}>
      <p role="status">{BULK.selected(selection.ids.length)}</p>
      <Button kind="quiet" onClick={() => void selectAll()}>
        {BULK.selectAll}
      </Button>
      <Button kind="quiet" onClick={() => selection.set([])}>
        {BULK.selectNone}
      </Button>
      <Select
        name="bulk"
        label={BULK.action}
        options={ACTIONS}
        placeholder={BULK.choose}
        value={action ?? ''}
        onChange={(event) => {
          setAction(actionOf(event.target.value));
          setReason('');
        }}
      />
      {reasons && (
        <Select
          name="bulk-reason"
          label={WORDS.reason}
          options={reasons}
          placeholder={WORDS.chooseReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Button aria-disabled={!isReady} onClick={() => isReady && setOpen(true)}>
        {BULK.preview}
      </Button>
      {data?.more && <p>{BULK.tooMany}</p>}
      {error && <Notice tone="problem" text={failureText(error, ADMIN.failed.request)} />}
      {action && (
        <BulkModal
          bulk={{ action, ids: selection.ids, reason: why }}
          isOpen={isOpen}
          onClose={close}
          onDone={() => setDone(true)}
        />
      )}
    </div>
  );
}
