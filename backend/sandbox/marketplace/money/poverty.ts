/**
 * HHS poverty guideline in dollars a year (Federal Register, January of the named year): an amount for the first person
 * and one for each additional person. A plan year uses the guidelines in force when its open enrollment began, which
 * are those of the previous year (26 CFR 1.36B-1(h)).
 */
interface Guideline {
  first: number;
  eachMore: number;
}
type Region = 'contiguous' | 'AK' | 'HI';

const GUIDELINES: Readonly<Record<number, Readonly<Record<Region, Guideline>>>> = {
  2024: {
    contiguous: { first: 15060, eachMore: 5380 },
    AK: { first: 18810, eachMore: 6730 },
    HI: { first: 17310, eachMore: 6190 },
  },
  2025: {
    contiguous: { first: 15650, eachMore: 5500 },
    AK: { first: 19550, eachMore: 6880 },
    HI: { first: 17990, eachMore: 6330 },
  },
  2026: {
    contiguous: { first: 15960, eachMore: 5680 },
    AK: { first: 19950, eachMore: 7100 },
    HI: { first: 18360, eachMore: 6530 },
  },
};

/** Returns the poverty guideline for a plan year in dollars a year, or undefined for a year without a table. */
export function povertyGuideline(planYear: number, state: string, size: number): number | undefined {
  const row = guidelineRow(planYear, state);
  return row && row.first + row.eachMore * (Math.max(1, size) - 1);
}

export function addPerPerson(planYear: number, state: string): number | undefined {
  return guidelineRow(planYear, state)?.eachMore;
}

/**
 * Returns a household's income as an unrounded percent of the poverty guideline, or undefined for a year without a
 * table.
 */
export function percentOfPoverty(planYear: number, state: string, size: number, income: number): number | undefined {
  const guideline = povertyGuideline(planYear, state, size);
  return guideline === undefined ? undefined : (100 * income) / guideline;
}

function guidelineRow(planYear: number, state: string): Guideline | undefined {
  return GUIDELINES[planYear - 1]?.[state === 'AK' || state === 'HI' ? state : 'contiguous'];
}
