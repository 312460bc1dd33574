const [EASTERN, CENTRAL, MOUNTAIN] = ['America/New_York', 'America/Chicago', 'America/Denver'] as const;
const [PACIFIC, ALASKA, HAWAII] = ['America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'] as const;

/** One time zone for each difference from UTC that occurs in the 50 states and in Washington, D.C. */
export const ALL_STATES = [EASTERN, CENTRAL, MOUNTAIN, 'America/Phoenix', PACIFIC, ALASKA, 'America/Adak', HAWAII];

/** States in which all people have the same time, by the name of the time zone. */
const WITH_ONE: Readonly<Record<string, string>> = {
  [EASTERN]: 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  [CENTRAL]: 'AL AR IA IL LA MN MO MS OK WI',
  [MOUNTAIN]: 'CO MT NM UT WY',
  [PACIFIC]: 'CA WA',
  [HAWAII]: 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

/** States whose parts have different times (49 CFR part 71; in Arizona, the Navajo Nation has summer time). */
const WITH_SEVERAL: Readonly<Record<string, readonly string[]>> = {
  AK: [ALASKA, 'America/Adak'],
  AZ: ['America/Phoenix', MOUNTAIN],
  FL: [EASTERN, CENTRAL],
  ID: [MOUNTAIN, PACIFIC],
  IN: [EASTERN, CENTRAL],
  KS: [CENTRAL, MOUNTAIN],
  KY: [EASTERN, CENTRAL],
  MI: [EASTERN, CENTRAL],
  ND: [CENTRAL, MOUNTAIN],
  NE: [CENTRAL, MOUNTAIN],
  NV: [PACIFIC, MOUNTAIN],
  OR: [PACIFIC, MOUNTAIN],
  SD: [CENTRAL, MOUNTAIN],
  TN: [EASTERN, CENTRAL],
  TX: [CENTRAL, MOUNTAIN],
};

/** Returns the time zones of a state, given its two letters, or null if there is no such state. */
export function zonesOfState(state: string): readonly string[] | null {
  const several = WITH_SEVERAL[state];
  if (several) return several;
  const found = Object.entries(WITH_ONE).find(([, states]) => states.split(' ').includes(state));
  return found ? [found[0]] : null;
}

/**
 * Returns the time zones in which a person may be, given the one of the person's device and those of the state of the
 * plan that the person looked at, or null if nothing is known. If the device is not in that state, the person may be in
 * either place, so that both count.
 */
export function likelyZones(device: string | null, ofState: readonly string[] | null): readonly string[] | null {
  if (device === null) return ofState;
  return ofState === null || ofState.includes(device) ? [device] : [device, ...ofState];
}
