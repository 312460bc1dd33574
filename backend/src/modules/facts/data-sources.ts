/** Describes the origin of a data file in `backend/data`, so that a page of the site can list all sources. */
export interface DataSource {
  /** What the data file contains, in words for readers of the site. */
  readonly title: string;
  /** Date or period to which the figures in the file apply. */
  readonly asOf: string;
  /** Publisher of the figures and, if we did not take them directly from the publisher, the intermediate source. */
  readonly origin: string;
  /** License or legal terms under which the figures may be used. */
  readonly terms: string;
  /** How to update the file: either a command, or instructions for editing it by hand. */
  readonly refresh: string;
  /** What the file lacks, in sentences for readers of the site; empty if the file is complete. */
  readonly gaps: readonly string[];
}

const PUBLIC_DOMAIN = 'Facts published by US federal agencies: public domain.';
const FACTS = 'Facts, which nobody owns.';
const WRITE = 'npm run facts:write -- --from FOLDER';
const byHand = (what: string): string => `Edited by hand from ${what}.`;

/** Origin, date, terms and gaps of every data file, keyed by its file name in `backend/data`. */
export const DATA_SOURCES = {
  'zip-counties.csv.gz': {
    title: 'The counties of each ZIP code, the one with most addresses first',
    asOf: '2025, second quarter',
    origin: 'HUD-USPS ZIP code crosswalk, US Department of Housing and Urban Development',
    terms: PUBLIC_DOMAIN,
    refresh: `${WRITE} --zip-counties HUD_FILE.csv`,
    gaps: ['ZIP codes that the post office added after June 2025 are missing.'],
  },
  'counties.csv.gz': {
    title: 'The name, state and rating area of each county',
    asOf: 'Names 2022 and later; rating areas March 2025',
    origin: 'US Census Bureau (names); CMS rating areas, as collected by PolicyEngine',
    terms: PUBLIC_DOMAIN,
    refresh: WRITE,
    gaps: [
      'Alaska and Nebraska rate by ZIP code. We have no table of that, so we use the rating area of the county.',
      'A part of Los Angeles County has a rating area of its own, which is missing here.',
    ],
  },
  'rating-areas-of-renamed-counties.csv': {
    title: 'The rating area of counties that were renamed, split or replaced',
    asOf: '2025',
    origin: 'Census county changes of 2015, 2019 and 2022; CMS rating areas and service areas of 2025',
    terms: PUBLIC_DOMAIN,
    refresh: byHand('the Census Bureau’s list of county changes'),
    gaps: ['A planning region of Connecticut may lie in several rating areas. We name the one of its largest part.'],
  },
  'states.csv': {
    title: 'Who runs the marketplace of each state, with name and address',
    asOf: 'Plan years 2026 and 2027',
    origin: 'CMS Marketplace API, list of states of September 2026; state exchanges; Oregon Senate Bill 972',
    terms: FACTS,
    refresh: byHand('the list of states of the CMS Marketplace API'),
    gaps: [],
  },
  'county-markets-2026.csv.gz': {
    title: 'How many insurers sell plans in each county, and how many plans of each metal level',
    asOf: 'Plan year 2026',
    origin: 'CMS public use files of plans, rates and service areas, counted by the project healthinsurancerenew',
    terms: FACTS,
    refresh: WRITE,
    gaps: [
      'Only counties that HealthCare.gov serves in 2026.',
      '65 of 2,055 counties were not counted. They have the medians of their rating area or state, and are marked.',
      'The counts say how many plans the sample invents. They name no plan that is on sale.',
    ],
  },
  'applicable-percentages.csv': {
    title: 'The share of income that a household pays for the benchmark plan',
    asOf: 'Plan years 2018 to 2027',
    origin:
      'IRS Rev. Proc. 2017-36, 2018-34, 2019-29, 2025-25 and 2026-26; P.L. 117-2 and 117-169 for 2021 to 2025; ' +
      'collected by PolicyEngine, and for 2027 by five other projects that agree',
    terms: PUBLIC_DOMAIN,
    refresh: WRITE,
    gaps: ['2015 to 2017 are left out: the collected table repeats 2014 for them.'],
  },
  'poverty-guidelines.csv': {
    title: 'Federal poverty guidelines in dollars a year',
    asOf: '2015 to 2026; a plan year uses the guidelines of the year before',
    origin: 'US Department of Health and Human Services, Federal Register; collected by PolicyEngine',
    terms: PUBLIC_DOMAIN,
    refresh: WRITE,
    gaps: [],
  },
  'age-curve-default.csv': {
    title: 'How premiums rise with age in most states',
    asOf: 'Plan years from 2018',
    origin: '45 CFR 147.102(e) and CMS guidance on age curves; collected by PolicyEngine',
    terms: PUBLIC_DOMAIN,
    refresh: WRITE,
    gaps: [],
  },
  'age-curves-of-states.csv': {
    title: 'How premiums rise with age in states with a curve of their own',
    asOf: '31 May 2017, still in force',
    origin: 'CMS, Market Rating Reforms, State Specific Age Curve Variations',
    terms: PUBLIC_DOMAIN,
    refresh: byHand('the CMS page on state specific rating variations'),
    gaps: ['DC, MA, MN, NJ, NY and VT are left out: they run their own exchanges, so we price no plan there.'],
  },
  'medicaid-limits.csv': {
    title: 'Highest income for Medicaid or CHIP, in percent of poverty',
    asOf: '2021 to 2026',
    origin: 'KFF and CMS tables of eligibility levels; MACPAC Exhibit 36 for parents',
    terms: FACTS,
    refresh: byHand('the CMS table of Medicaid and CHIP eligibility levels'),
    gaps: ['States that run their own exchange are left out. The figures are a guide, not a decision.'],
  },
  'benchmarks-2026.csv': {
    title: 'The benchmark premium of each rating area for a child of 0 to 14, in dollars a month',
    asOf: 'Plan year 2026',
    origin: 'KFF figures, as collected by PolicyEngine',
    terms: FACTS,
    refresh: WRITE,
    gaps: [
      'Whole dollars.',
      'No figure for Gulf County (FL) and for Calhoun and Edgefield County (SC).',
      'No figures for 2027 yet.',
    ],
  },
  'enrollment-dates.csv': {
    title: 'When people can enroll for 2027',
    asOf: 'Plan year 2027; each row says when it was checked',
    origin: '45 CFR 155.410, 42 CFR 422.62; the states’ dates from brokers’ lists of August 2026',
    terms: FACTS,
    refresh: byHand('HealthCare.gov, Medicare.gov and the exchanges'),
    gaps: ['The last day for HealthCare.gov is contested in court.'],
  },
} as const satisfies Record<string, DataSource>;

export type FactFile = keyof typeof DATA_SOURCES;
