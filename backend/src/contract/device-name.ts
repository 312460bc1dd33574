const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const;

/** Such as "Chrome on Windows". The User-Agent header itself is never shown. */
export function deviceName(userAgent: string): string {
  const [, browser] = BROWSERS.find(([mark]) => userAgent.includes(mark)) ?? [];
  const [, system] = SYSTEMS.find(([mark]) => userAgent.includes(mark)) ?? [];
  return [browser, system].filter(Boolean).join(' on ') || 'Unknown device';
}
