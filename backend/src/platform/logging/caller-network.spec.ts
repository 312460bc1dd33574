import { expect, it } from '@jest/globals';
import { callerOf, neighborhoodOf, siteOf } from './caller-network.js';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:51234', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('calls from %s count for %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});

it('all addresses that cannot be read count as one caller', () => {
  const invented = [
    '',
    'garbage',
    '1',
    '0x7f000001',
    '192.0.2.7.9',
    '192.0.2.256',
    'a@b',
    '192.0.2.7:x',
    'x'.repeat(9_000),
  ];
  expect(new Set(invented.map(callerOf))).toEqual(new Set(['unreadable']));
});

it('only IPv6 addresses have a site, which contains many networks of households', () => {
  const site = '2001:db8:1::/48';
  expect(['2001:db8:1:2::1', '2001:db8:1:ffff::1', '192.0.2.7', '::ffff:192.0.2.7', 'garbage'].map(siteOf)).toEqual([
    site,
    site,
    null,
    null,
    null,
  ]);
});

it('an address that is stored for years does not identify a household', () => {
  expect(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8:1:2::1', 'garbage'].map(neighborhoodOf)).toEqual([
    '192.0.2.0/24',
    '192.0.2.0/24',
    '2001:db8:1::/48',
    'unreadable',
  ]);
});
