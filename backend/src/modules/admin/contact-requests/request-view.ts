import type { ContactRequest, ListedRequest } from '#contract/api/contact-requests.contract.js';
import { csvLine } from '#platform/csv/csv.js';
import type { DescribedRequest } from '../../contact-requests/index.js';
import { maskEmail, maskPhone } from '../masking/mask.js';

export type StaffNames = ReadonlyMap<string, string>;

/** Converts a request for the list, with masked contact details. */
export const toListed = (described: DescribedRequest, names: StaffNames): ListedRequest => ({
  ...common(described, names),
  email: described.email && maskEmail(described.email),
  phone: maskPhone(described.phone),
});

/** Leaves out the phone number while the person may not be called. `planName`: the plan open when the person agreed. */
export function toShown(described: DescribedRequest, names: StaffNames, planName: string | null): ContactRequest {
  const { row, agreement, email, message } = described;
  return {
    ...common(described, names),
    email,
    phone: usableNumber(described),
    user_id: row.userId,
    message,
    agreed: agreement && {
      at: agreement.at.toISOString(),
      purpose: agreement.purpose,
      channel: agreement.channel,
      window: agreement.window,
      text_version: agreement.textVersion,
    },
    plan: agreement?.planId ? { id: agreement.planId, name: planName } : null,
    time_zone: row.timeZone,
  };
}

/** Returns the phone number if it may be used now: for a call, or for a text message if the person chose those. */
const usableNumber = ({ phone, call, agreement }: DescribedRequest): string | null =>
  call.answer === 'now' || agreement?.channel === 'text' ? phone : null;

const common = ({ row, name, call }: DescribedRequest, names: StaffNames) => ({
  id: row.id,
  kind: row.messageId === null ? ('consent' as const) : ('message' as const),
  state: row.state,
  received_at: row.receivedAt.toISOString(),
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: names.get(row.assigneeId) ?? '' },
  name,
  call,
  version: row.version,
});

export const CSV_HEADER = csvLine([
  'id',
  'kind',
  'state',
  'received_at',
  'assignee',
  'name',
  'email',
  'phone',
  'may_use_phone_now',
  'agreed_at',
  'purpose',
  'channel',
  'hours',
  'time_zone',
  'plan_id',
  'text_version',
  'account_id',
]);

/**
 * Returns the CSV line of a request. People who no longer agree have no contact details in it. The phone number is in
 * it only if the details of the request would show it at this moment, and `may_use_phone_now` says whether it is.
 */
export function csvOf(described: DescribedRequest, names: StaffNames): string {
  const { row, name, email, agreement, call } = described;
  const phone = usableNumber(described);
  return csvLine([
    row.id,
    row.messageId === null ? 'consent' : 'message',
    row.state,
    row.receivedAt.toISOString(),
    row.assigneeId && (names.get(row.assigneeId) ?? row.assigneeId),
    name,
    email,
    phone,
    Boolean(phone),
    agreement?.at.toISOString() ?? null,
    agreement?.purpose ?? null,
    agreement?.channel ?? null,
    agreement?.window ?? null,
    call.zone,
    agreement?.planId ?? null,
    agreement?.textVersion ?? null,
    row.userId,
  ]);
}
