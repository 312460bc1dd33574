import { expect, it } from '@jest/globals';
import { deviceKind, deviceName } from './device-name.js';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36', 'Chrome on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['curl/8.0', 'curl/8.0'],
])('%s is shown as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it('a device stays the same kind when its browser is updated, and another browser or system is another', () => {
  const chrome = (version: string) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
  expect(deviceKind(chrome('142.0.0.0'))).toBe(deviceKind(chrome('143.0.7.1')));
  expect(deviceKind('Some Reader 1.0')).toBe(deviceKind('Some Reader 2.4'));
  expect(new Set([chrome('142.0'), chrome('142.0').replace('Windows NT 10.0; Win64; x64', 'X11; Linux'), 'Some Reader 1.0'].map(deviceKind)).size).toBe(3);
});
