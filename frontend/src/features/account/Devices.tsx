import { useRef, useState } from 'react';
import type { Device } from '../../../../backend/src/contract/account.contract.js';
import { ACCOUNT } from '../../../../backend/src/contract/messages/own-account.js';
import { failureText } from '../../api/index.js';
import { Button, Status } from '../../ui/index.js';
import { accountApi } from './account.api.js';
import { deviceName } from '../../../../backend/src/contract/device-name.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** Where the person is signed in; one device or all others can be logged out. */
export function Devices({ devices, onChanged }: { devices: readonly Device[]; onChanged: () => void }) {
  const [endOne] = accountApi.useEndDeviceMutation();
  const [endOthers] = accountApi.useEndOtherDevicesMutation();
  const [note, setNote] = useState('');
  const list = useRef<HTMLUListElement>(null);
  async function end(answer: ReturnType<typeof endOne> | ReturnType<typeof endOthers>, done: string): Promise<void> {
    const { error } = await answer;
    setNote(error ? failureText(error, ACCOUNT.failed) : done);
    onChanged();
    // The button that had the focus is gone.
    list.current?.focus();
  }
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {devices.map(({ id, device, seen_at, isThisOne }) => (
          <li key={id}>
            <strong>{deviceName(device)}</strong>{isThisOne && `, ${ACCOUNT.thisDevice.toLowerCase()}`}. {ACCOUNT.lastUsed(when.format(new Date(seen_at)))}.{' '}
            {!isThisOne && <Button kind="quiet" aria-label={ACCOUNT.endDevice(deviceName(device))} onClick={() => void end(endOne({ params: { id } }), ACCOUNT.ended(deviceName(device)))}>{ACCOUNT.end}</Button>}
          </li>
        ))}
      </ul>
      {devices.length > 1 && <p><Button kind="secondary" onClick={() => void end(endOthers(), ACCOUNT.endedOthers)}>{ACCOUNT.endOthers}</Button></p>}
      <Status>{note && <p>{note}</p>}</Status>
    </>
  );
}
