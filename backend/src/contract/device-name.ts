const BROWSERS = [['Edg/', 'Edge'], ['OPR/', 'Opera'], ['SamsungBrowser/', 'Samsung Internet'], ['Firefox/', 'Firefox'], ['Chrome/', 'Chrome'], ['Safari/', 'Safari']] as const;
const SYSTEMS = [['iPhone', 'iPhone'], ['iPad', 'iPad'], ['Android', 'Android'], ['Windows', 'Windows'], ['Mac OS', 'Mac'], ['CrOS', 'Chromebook'], ['Linux', 'Linux']] as const;

/** "Chrome on Windows", from what a browser calls itself; its own words where we do not know them. */
export function deviceName(userAgent: string): string {
  const [, browser] = BROWSERS.find(([mark]) => userAgent.includes(mark)) ?? [];
  const [, system] = SYSTEMS.find(([mark]) => userAgent.includes(mark)) ?? [];
  return [browser, system].filter(Boolean).join(' on ') || userAgent.slice(0, 60);
}
