import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Callers without a readable address share one count, so that inventing addresses gains nothing. */
const UNREADABLE = 'unreadable';
/** Bits. An internet provider gives each household a whole /64 of IPv6 addresses. */
const HOUSEHOLD = { ipv4: 32, ipv6: 64 };
const NEIGHBORHOOD = { ipv4: 24, ipv6: 48 };

/**
 * Returns the address by which calls are counted: a whole IPv4 address, even if it is written as IPv6 or with a port,
 * or the first 64 bits of an IPv6 address, because callers can choose the other bits freely.
 */
export const callerOf = (address: string): string =>
  isIPv4(address) ? address : networkOf(address, HOUSEHOLD).replace(/\/32$/, '');

/** Shows roughly where a request came from, but no household, so it may be stored. */
export const neighborhoodOf = (address: string): string => networkOf(address, NEIGHBORHOOD);

/** A provider can give a customer a /48, with 65,536 networks of households. */
export function siteOf(address: string): string | null {
  const network = neighborhoodOf(address);
  return network.endsWith(`/${NEIGHBORHOOD.ipv6}`) ? network : null;
}

function networkOf(text: string, bits: typeof HOUSEHOLD): string {
  const address = withoutPort(text);
  if (!isIPv4(address) && !isIPv6(address)) return UNREADABLE;
  const parsed = ipaddr.process(address);
  const length = bits[parsed.kind()];
  const version = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${version.networkAddressFromCIDR(`${parsed}/${length}`)}/${length}`;
}

/** Removes the port that some proxies add, as in `192.0.2.7:443` and `[2001:db8::7]:443`. */
const withoutPort = (text: string): string => text.trim().replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
