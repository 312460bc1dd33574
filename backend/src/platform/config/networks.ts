import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Kinds of IP addresses that no call from here reaches over the internet. */
const OWN: readonly string[] = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];
/** Service in docker-compose.yml that shows mails instead of sending them. */
const MAIL_CATCHER = 'mailpit';
/** Bits, as of the largest private networks. A shorter prefix would trust strangers. */
const SHORTEST = { ipv4: 8, ipv6: 7 };
/** Length, in bits, of the prefix in front of an IPv4 address that is written as one of IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED = 96;

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
const isOwnAddress = (host: string): boolean => isIP(host) > 0 && OWN.includes(ipaddr.process(host).range());
const isThisMachine = (host: string): boolean =>
  host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback');

/** Encrypted, on this machine, or in a private network, to which a name without a dot belongs. */
export function isSafeOnItsWay(url: string): boolean {
  if (new URL(url).protocol === 'https:') return true;
  const host = hostOf(url);
  return isOwnAddress(host) || (isIP(host) === 0 && !host.includes('.'));
}

/** Returns whether the mail server may pass mails on to people, so that this machine does not keep them. */
export function sendsMailsAway(smtpUrl: string): boolean {
  const host = hostOf(smtpUrl);
  return host !== MAIL_CATCHER && !isThisMachine(host);
}

/** Returns whether a sender, with or without a name in front of its address, has no domain outside this machine. */
export function isSenderOfThisMachine(from: string): boolean {
  const domain = /@\[?([^@>\]]*)\]?>?\s*$/.exec(from)?.[1]?.trim().toLowerCase().replace(/\.$/, '') ?? '';
  return domain === '' || /(?:^|\.)localhost(?:\.localdomain)?$/.test(domain) || isThisMachine(domain);
}

/** Returns the parts of a list that is separated by commas. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isMapped = (address: string): boolean => ipaddr.parse(address).range() === 'ipv4Mapped';

/** Returns whether a text is an IP address, or a network (CIDR) that is not so wide that strangers belong to it. */
export function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  const { shortest, longest } = isIPv4(address)
    ? { shortest: SHORTEST.ipv4, longest: 32 }
    : { shortest: isMapped(address) ? MAPPED + SHORTEST.ipv4 : SHORTEST.ipv6, longest: 128 };
  return /^\d+$/.test(bits) && Number(bits) >= shortest && Number(bits) <= longest;
}
