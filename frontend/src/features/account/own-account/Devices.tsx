import { useState } from 'react';
import { failureText } from '#api/index.js';
import type { Device } from '#contract/api/account.contract.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { Button, Outcome, useFocusRecovery } from '#ui/index.js';
import { ownAccountApi } from './own-account.api.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

export function Devices({ devices }: { devices: readonly Device[] }) {
  const [endOne] = ownAccountApi.useEndDeviceMutation();
  const [endOthers] = ownAccountApi.useEndOtherDevicesMutation();
  const [note, setNote] = useState('');
  useFocusRecovery();
  async function end(answer: ReturnType<typeof endOne> | ReturnType<typeof endOthers>, done: string): Promise<void> {
    const { error } = await answer;
    setNote(error ? failureText(error, ACCOUNT.failed) : done);
  }
  return (
    <section className="stack" aria-label={ACCOUNT.devices}>
      <ul>
        {devices.map(({ id, device, seen_at, isThisOne }) => (
          <li key={id}>
            <strong>{device}</strong>
            {isThisOne && `, ${ACCOUNT.thisDevice.toLowerCase()}`}
            {'. '}
            {ACCOUNT.lastUsed(when.format(new Date(seen_at)))}.{' '}
            {!isThisOne && (
              <Button
                kind="quiet"
                aria-label={ACCOUNT.endDevice(device)}
                onClick={() => void end(endOne({ params: { id } }), ACCOUNT.ended(device))}
              >
                {ACCOUNT.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <p>
          <Button kind="secondary" onClick={() => void end(endOthers(), ACCOUNT.endedOthers)}>
            {ACCOUNT.endOthers}
          </Button>
        </p>
      )}
      <Outcome>{note && <p>{note}</p>}</Outcome>
    </section>
  );
}
