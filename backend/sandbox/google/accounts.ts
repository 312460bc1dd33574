import { createHash } from 'node:crypto';

export interface Account {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
}

export const ACCOUNTS: readonly Account[] = [
  { sub: '100000000000000000001', name: 'Rosa Delgado', email: 'rosa.delgado@example.test', email_verified: true },
  {
    sub: '100000000000000000002',
    name: 'Walter Boudreaux',
    email: 'walter.boudreaux@example.test',
    email_verified: true,
  },
  { sub: '100000000000000000003', name: 'Ina Unverified', email: 'ina.unverified@example.test', email_verified: false },
];

const subjectOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`)
    .toString()
    .padStart(21, '2');

const nameOf = (email: string): string =>
  email
    .replace(/@.*$/, '')
    .replace(/[._-]+/g, ' ')
    .replace(/\b\w/g, (letter) => letter.toUpperCase());

/** Without an account number, it is derived from the address, so that it stays the same. */
function typedAccount(query: URLSearchParams, email: string): Account {
  return {
    sub: query.get('sub') || subjectOf(email.toLowerCase()),
    name: query.get('name') || nameOf(email),
    email,
    email_verified: !query.has('unverified'),
  };
}

export function chosenAccount(query: URLSearchParams): Account | undefined {
  const email = query.get('email');
  return email ? typedAccount(query, email) : ACCOUNTS.find(({ sub }) => sub === query.get('account'));
}

export const profileOf = (account: Account) => {
  const [given_name, ...rest] = account.name.split(' ');
  return { ...account, given_name, family_name: rest.join(' ') };
};
