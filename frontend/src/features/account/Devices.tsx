import type { Device } from '../../../../backend/src/contract/account.contract.js';
import { ACCOUNT } from '../../../../backend/src/contract/messages/own-account.js';
import { Button } from '../../ui/index.js';
import { accountApi } from './account.api.js';
import { deviceName } from './device-name.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** Where the person is signed in; one device or all others can be logged out. */
export function Devices({ devices, onChanged }: { devices: readonly Device[]; onChanged: () => void }) {
  const [endOne] = accountApi.useEndDeviceMutation();
  const [endOthers] = accountApi.useEndOtherDevicesMutation();
  return (
    <>
      <ul>
        {devices.map(({ id, device, seen_at, isThisOne }) => (
          <li key={id}>
            <strong>{deviceName(device)}</strong>{isThisOne && `, ${ACCOUNT.thisDevice.toLowerCase()}`}. {ACCOUNT.lastUsed(when.format(new Date(seen_at)))}.{' '}
            {!isThisOne && <Button kind="quiet" aria-label={ACCOUNT.endDevice(deviceName(device))} onClick={() => void endOne({ params: { id } }).then(onChanged)}>{ACCOUNT.end}</Button>}
          </li>
        ))}
      </ul>
      {devices.length > 1 && <p><Button kind="secondary" onClick={() => void endOthers().then(onChanged)}>{ACCOUNT.endOthers}</Button></p>}
    </>
  );
}
