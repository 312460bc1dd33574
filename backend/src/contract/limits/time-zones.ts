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
