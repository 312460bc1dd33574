export const CONTACT_WINDOWS = ['Morning (8–11a)', 'Midday (11a–2p)', 'Afternoon (2–5p)', 'Evening (5–8p)'] as const;

export const CONSENT_CHANNELS = ['phone', 'email', 'text'] as const;

export const CONSENT_PURPOSE = 'licensed agent contact about insurance options';

/** Purpose in the consent record that is added when staff set a new email address, which ends an earlier consent. */
export const ENDED_BY_NEW_ADDRESS = 'ended, because our team changed the email address of the account';

export const PRIVACY_VERSION = 'v1';

/** Version of the terms of use that people accept at sign-up. It is the date shown on the terms page. */
export const TERMS_VERSION = '2025-08-10';

/** First hour of each window in which a person wants to be called, and the hour at which the window ends (0 to 24). */
export const WINDOW_HOURS: Readonly<Record<(typeof CONTACT_WINDOWS)[number], readonly [number, number]>> = {
  'Morning (8–11a)': [8, 11],
  'Midday (11a–2p)': [11, 14],
  'Afternoon (2–5p)': [14, 17],
  'Evening (5–8p)': [17, 20],
};

/**
 * Hours of the day in which people who chose no window may be called. Federal law allows sales calls from 8 AM to 9 PM
 * of the person who is called (47 CFR 64.1200(c)(1)). Several states, such as Florida, end at 8 PM.
 */
export const CALL_HOURS: readonly [number, number] = [8, 20];

/** Time zones of the United States that staff can choose from, with the names that people use. */
export const US_TIME_ZONES = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
  'America/Puerto_Rico': 'Puerto Rico',
  'Pacific/Guam': 'Guam',
} as const;
export type UsTimeZone = keyof typeof US_TIME_ZONES;
export const US_TIME_ZONE_NAMES = Object.keys(US_TIME_ZONES) as [UsTimeZone, ...UsTimeZone[]];
