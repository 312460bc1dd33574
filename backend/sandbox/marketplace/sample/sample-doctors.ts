import type { ProviderSearch } from '../catalog/catalog.js';
import type { Accepting, Provider, ProviderAnswer } from '../wire/provider.js';
import { BRANDS } from './brands.js';
import { chance } from './hash.js';

const FIRST_NAMES = ['Amara', 'Benedict', 'Corazon', 'Dmitri', 'Eleanor', 'Farid', 'Greta', 'Hiroshi'];
const LAST_NAMES = ['Appleyard', 'Brightwater', 'Copperfield', 'Dovetail', 'Elderberry', 'Fairweather', 'Goldfinch'];
const SPECIALTIES = [
  'Family Medicine',
  'Internal Medicine',
  'Cardiology',
  'Endocrinology',
  'Orthopedic Surgery',
  'Neurology',
  'Obstetrics & Gynecology',
];
const MOST_FOUND = 20;

/** The provider numbers begin with "0", so that invented doctors are never mistaken for real people. */
function doctorsOf(stateFips: string): readonly Provider[] {
  return FIRST_NAMES.flatMap((first, row) =>
    LAST_NAMES.map((last, column): Provider => {
      const npi = `0${stateFips.padStart(3, '0')}${String(row * LAST_NAMES.length + column).padStart(6, '0')}`;
      return {
        npi,
        name: `${first} ${last}`,
        provider_type: 'Individual',
        specialties: [SPECIALTIES[(row + column) % SPECIALTIES.length] ?? ''],
        accepting: acceptingOf(npi),
        facility_types: [],
        languages: ['English'],
      };
    }),
  );
}

function acceptingOf(npi: string): Accepting {
  const share = chance('accepting', npi);
  if (share < 0.7) return 'accepting';
  if (share < 0.82) return 'not accepting';
  return share < 0.9 ? 'accepting in some locations' : 'unknown';
}

/** At most 20 doctors whose names contain all words, in alphabetical order. */
export function findSampleDoctors({ words, types }: ProviderSearch, stateFips: readonly string[]): Provider[] {
  if (!types.has('Individual')) return [];
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(stateFips)]
    .flatMap(doctorsOf)
    .filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .slice(0, MOST_FOUND);
}

/** Fractions of the doctors in an issuer's standard and in its larger network. */
const IN_NETWORK = { usual: 0.5, wide: 0.8 };

/** Plans that share a network have the same doctors. Issuers without a drug list have no directory either. */
export function sampleNetwork(planId: string, npi: string): ProviderAnswer {
  const brand = planId.startsWith('0') && BRANDS.find(({ number }) => number === Number(planId.slice(1, 3)));
  const isKnown = brand && brand.drugData && npi.startsWith(`00${planId.slice(3, 5)}`);
  if (!isKnown) return { coverage: 'DataNotProvided', addresses: [], accepting: 'unknown' };
  const share = IN_NETWORK[planId.slice(9, 10) === '2' ? 'wide' : 'usual'];
  return chance('network', brand.name, npi) < share
    ? { coverage: 'Covered', addresses: [], accepting: acceptingOf(npi) }
    : { coverage: 'NotCovered', addresses: [], accepting: 'unknown' };
}
