import { TESTS } from './files.ts';
import type { Row } from './row.ts';

/**
 * Rows 27 to 45 of the score sheet: attacks on access rights, input, output, logs and the audit trail, and attacks by
 * bots.
 */
export const ATTACKS_ON_REQUESTS: readonly Row[] = [
  {
    number: 27,
    attack: 'Every call by every role, with fresh and stale sessions, with and without a second factor',
    expected: 'Exactly what the contract names; each refusal is logged',
    isMust: true,
    proofs: [
      ['backend/test/security/access-matrix.medium.ts', 'decisions about access are those that the contract names'],
      ['backend/test/security/access-matrix.medium.ts', 'lets through whom the contract names'],
      ['backend/test/security/roles-by-endpoint.medium.ts', 'every role on every protected endpoint in the contract'],
    ],
  },
  {
    number: 28,
    attack: 'A person asks for what belongs to another one',
    expected: '403 or 404, nothing read or changed, and a line in the log',
    isMust: true,
    proofs: [
      [TESTS.OTHERS_DATA, 'what belongs to another person'],
      ['backend/test/plans/saved.medium.ts', "nobody else can read, change or delete a person's saved items"],
      [TESTS.OWN_ACCOUNT, 'which only they can download'],
      [TESTS.SHARED_LINKS, 'a shared link'],
    ],
  },
  {
    number: 29,
    attack: 'A role, a confirmation or an id smuggled into sign-up or a change of details',
    expected: 'Never stored',
    proofs: [
      [TESTS.SESSIONS, 'a role, a confirmation or an id in a sign-up request is never stored'],
      [TESTS.OWN_ACCOUNT, 'a role, an email address or an id in a request to change details is ignored'],
    ],
  },
  {
    number: 30,
    attack: 'Staff demote or delete themselves, or the last superadmin; two edit the same account',
    expected: 'Refused, also at the same instant; the second of two editors gets 409',
    proofs: [
      [TESTS.SAFEGUARDS, 'admins cannot demote, close or erase their own account'],
      [TESTS.SAFEGUARDS, 'if two superadmins remove each other at the same moment, one always remains'],
      [TESTS.OWN_ACCOUNT, 'the last superadmin cannot close their account'],
      [TESTS.USER_CHANGES, 'the second of two admins who edit the same version is rejected'],
    ],
  },
  {
    number: 31,
    attack: 'An admin erases a person for good',
    expected: '403; a superadmin needs a reason and a fresh proof of identity',
    proofs: [[TESTS.SAFEGUARDS, 'erasing an account requires a superadmin, a reason and a recent sign-in']],
  },
  {
    number: 32,
    attack: 'SQL in search, sort order and page (10,000 random inputs)',
    expected: 'Bound parameters and lists of allowed words; where a page starts is the id of a row',
    proofs: [
      [TESTS.SAFEGUARDS, 'input for search, sort order and page never becomes SQL'],
      [
        'backend/test/database/bound-values.medium.ts',
        'values are sent beside the text of a statement and arrive as they were',
      ],
    ],
  },
  {
    number: 33,
    attack: 'Huge limits, 500 filters, deep JSON, patterns that make regular expressions explode',
    expected: 'Refused within 50 ms of processor time; no body above 100 KB',
    proofs: [[TESTS.SAFEGUARDS, 'excessive input is rejected before it costs anything']],
    measures: [{ bench: 'refusals', target: 'refusalCpu', what: 'processor time of a refusal, ms', from: 0, to: 50 }],
  },
  {
    number: 34,
    attack: 'HTML in a name, a plan, a medicine, a message',
    expected: 'Shown as text on pages, in mails and in CSV; a policy without inline scripts',
    proofs: [
      [TESTS.MARKUP, 'HTML in a name is shown as text to the person and to admins, and never runs'],
      [TESTS.MARKUP, 'HTML in the names of plans is shown as text and never runs'],
      [TESTS.EXPOSURE, 'HTML in a name'],
      [TESTS.CONTACT, 'a contact message is stored encrypted, sent to the firm once, and acknowledged'],
      [
        'frontend/src/features/drugs/coverage/drug-coverage-screen.spec.tsx',
        'HTML in the names of medicines is shown as text',
      ],
      ['backend/src/platform/http/security-headers.medium.ts', 'the policy allows nothing from other origins'],
    ],
  },
  {
    number: 35,
    attack: 'Line breaks in a name or an address, meant to become mail headers',
    expected: 'Refused, and no such mail',
    proofs: [[TESTS.SESSIONS, 'line breaks in a name or an address do not create email headers']],
  },
  {
    number: 36,
    attack: 'Formulas in a CSV export',
    expected: 'Quoted and with an apostrophe, so that a spreadsheet shows text',
    isMust: true,
    proofs: [
      [TESTS.CSV, 'a field that a spreadsheet would calculate'],
      [TESTS.EXPORT, 'a CSV field that PostgreSQL writes is read as one that our own code writes'],
    ],
  },
  {
    number: 37,
    attack: 'A CSV export of 100,000 rows, with quotes, line breaks and emoji, and one that is broken off',
    expected: 'Another parser reads the original values; the work stops when the connection closes',
    proofs: [
      [TESTS.EXPORT, 'the export of users contains every account once, and another CSV parser reads the original'],
      [TESTS.EXPORT, 'the export of users stops, and logs that it did, if the client disconnects'],
      [TESTS.CSV, 'another CSV parser reads back exactly what was written'],
    ],
  },
  {
    number: 38,
    attack: 'Addresses of documents in plan data that lead into our network or run scripts',
    expected: 'The server never opens them; pages link only to http(s), name the host and send no referrer',
    proofs: [
      ['backend/test/plans/document-links.medium.ts', 'the server never opens the addresses of documents in plan data'],
      ['backend/src/platform/marketplace/schemas/plan.schema.spec.ts', 'has the link'],
      ['frontend/src/features/plans/plan/facts/documents.spec.tsx', 'links to the documents of a plan'],
    ],
  },
  {
    number: 39,
    attack: 'Secrets and health answers in logs, metrics, queues, events, errors, the database’s log',
    expected: 'None of 36 canary values anywhere',
    proofs: [
      ['backend/test/security/secret-canaries.medium.ts', 'secret canaries and private details'],
      ['backend/src/platform/logging/logger.spec.ts', 'removes passwords, tokens, keys and email addresses'],
    ],
  },
  {
    number: 40,
    attack: 'Stack traces, versions, API description, metrics and queues asked for by anybody',
    expected: 'A general sentence with a request id; closed by default',
    proofs: [[TESTS.EXPOSURE, 'internal information']],
  },
  {
    number: 41,
    attack: 'The owner of the audit table edits, deletes, inserts, reorders or cuts entries',
    expected: 'The check names the first wrong entry, in each of 16 ways; a copy outside the database is compared',
    isMust: true,
    proofs: [
      [TESTS.AUDIT, "the check of the audit trail after the table's owner changed it directly in SQL"],
      [TESTS.AUDIT, 'newer entries that were deleted with every trace of them'],
    ],
  },
  {
    number: 42,
    attack: 'The audit trail cannot be written',
    expected: 'The action fails too, or its entry waits and leaves no gap',
    proofs: [[TESTS.AUDIT, 'when the audit trail cannot be written']],
  },
  {
    number: 43,
    attack: 'Consent withdrawn while a contact job waits',
    expected: 'Nobody is contacted; both statements are in the history',
    proofs: [
      ['backend/test/consent/consent.medium.ts', 'consent withdrawn before its job ran causes no contact'],
      ['backend/test/consent/consent.medium.ts', 'the consent history cannot be changed, not even by the owner'],
    ],
  },
  {
    number: 44,
    attack: 'A program sends the contact form or sign-up 500 times',
    expected: 'Limits, a hidden field and a minimum time; no puzzle; per address and hour three mails of a kind',
    proofs: [
      [TESTS.CONTACT, 'a message that looks automated is rejected with advice, and a client that sends 500 is limited'],
      [TESTS.ATTACKS, 'sign-up attempts are limited per network'],
      [TESTS.ATTACKS, 'strangers can send an address three emails of a kind in an hour'],
    ],
  },
  {
    number: 45,
    attack: '20,000 requests made from the API description, valid and damaged, by every role',
    expected: 'No 5xx, every answer fits its schema, nothing wrongly accepted or refused, 405 with Allow',
    isMust: true,
    proofs: [
      ['backend/test/contract/described-requests.medium.ts', 'requests made from the API description are answered as'],
      ['backend/test/contract/described-requests.medium.ts', 'the requests reach every kind of answer'],
      ['backend/test/contract/described-requests.medium.ts', 'refuses other methods as described'],
      ['backend/test/contract/described-requests.medium.ts', 'refuses a body that it cannot read as described'],
    ],
  },
];
