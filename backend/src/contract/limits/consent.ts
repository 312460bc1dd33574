export const CONTACT_WINDOWS = ['Morning (8–11a)', 'Midday (11a–2p)', 'Afternoon (2–5p)', 'Evening (5–8p)'] as const;

export const CONSENT_CHANNELS = ['phone', 'email', 'text'] as const;

export const CONSENT_PURPOSE = 'licensed agent contact about insurance options';

/** Purpose in the consent record that is added when staff set a new email address, which ends an earlier consent. */
export const ENDED_BY_NEW_ADDRESS = 'ended, because our team changed the email address of the account';

export const PRIVACY_VERSION = 'v1';

/** Version of the terms of use that people accept at sign-up. It is the date shown on the terms page. */
export const TERMS_VERSION = '2025-08-10';
