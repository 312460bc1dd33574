/** The people one can be at the Google stand-in; the third shows what happens when Google has not verified an address. */
export const ACCOUNTS = [
  { sub: '100000000000000000001', name: 'Rosa Delgado', email: 'rosa.delgado@example.test', email_verified: true },
  { sub: '100000000000000000002', name: 'Walter Boudreaux', email: 'walter.boudreaux@example.test', email_verified: true },
  { sub: '100000000000000000003', name: 'Ina Unverified', email: 'ina.unverified@example.test', email_verified: false },
];

/** Any other address typed into the page: the same address always is the same person. */
export function typedAccount(email, subjectOf) {
  const name = email.split('@')[0].replace(/[._-]+/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
  return { sub: subjectOf(email.toLowerCase()), name, email, email_verified: true };
}

export const profileOf = (account) => {
  const [given_name, ...rest] = account.name.split(' ');
  return { ...account, given_name, family_name: rest.join(' ') };
};
