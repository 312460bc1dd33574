/**
 * Kind of marketplace in a state: "F" stands for HealthCare.gov, "P" for the state's own exchange on the federal
 * platform (served by the API), "S" for an exchange that the state runs alone (not served), and "U" for none. The table
 * of states follows GET /states?year=2026 as recorded in September 2026. Names and addresses of state exchanges come
 * from their own sites.
 */
type Kind = 'F' | 'P' | 'S' | 'U';
export type MarketplaceModel = 'FFM' | 'SupportedSBM' | 'SBM' | 'UnknownMarketplaceModel';

const MODEL: Readonly<Record<Kind, MarketplaceModel>> = {
  F: 'FFM',
  P: 'SupportedSBM',
  S: 'SBM',
  U: 'UnknownMarketplaceModel',
};

const ROWS = `AL 01 F Alabama
AK 02 F Alaska
AS 60 U American Samoa
AZ 04 F Arizona
AR 05 P Arkansas|My Arkansas Insurance|https://www.myarinsurance.com
CA 06 S California|Covered California|https://www.coveredca.com
CO 08 S Colorado|Connect for Health Colorado|https://connectforhealthco.com
CT 09 S Connecticut|Access Health CT|https://www.accesshealthct.com
DE 10 F Delaware
DC 11 S District of Columbia|DC Health Link|https://www.dchealthlink.com
FL 12 F Florida
GA 13 S Georgia|Georgia Access|https://georgiaaccess.gov
GU 66 U Guam
HI 15 F Hawaii
ID 16 S Idaho|Your Health Idaho|https://www.yourhealthidaho.org
IL 17 F Illinois|Get Covered Illinois|https://getcovered.illinois.gov
IN 18 F Indiana
IA 19 F Iowa
KS 20 F Kansas
KY 21 S Kentucky|kynect|https://kynect.ky.gov
LA 22 F Louisiana
ME 23 S Maine|CoverME.gov|https://www.coverme.gov
MD 24 S Maryland|Maryland Health Connection|https://www.marylandhealthconnection.gov
MA 25 S Massachusetts|Massachusetts Health Connector|https://www.mahealthconnector.org
MI 26 F Michigan
MN 27 S Minnesota|MNsure|https://www.mnsure.org
MS 28 F Mississippi
MO 29 F Missouri
MT 30 F Montana
NE 31 F Nebraska
NV 32 S Nevada|Nevada Health Link|https://www.nevadahealthlink.com
NH 33 F New Hampshire
NJ 34 S New Jersey|Get Covered NJ|https://www.getcovered.nj.gov
NM 35 S New Mexico|BeWell|https://bewellnm.com
NY 36 S New York|NY State of Health|https://nystateofhealth.ny.gov
NC 37 F North Carolina
ND 38 F North Dakota
MP 69 U Northern Mariana Islands
OH 39 F Ohio
OK 40 P Oklahoma|HealthCare.gov|https://www.healthcare.gov
OR 41 P Oregon|Oregon Health Insurance Marketplace|https://healthcare.oregon.gov/marketplace
PA 42 S Pennsylvania|Pennie|https://pennie.com
PR 72 U Puerto Rico
RI 44 S Rhode Island|HealthSource RI|https://healthsourceri.com
SC 45 F South Carolina
SD 46 F South Dakota
TN 47 F Tennessee
TX 48 F Texas
UM 74 U U.S. Minor Outlying Islands
UT 49 F Utah
VT 50 S Vermont|Vermont Health Connect|https://healthconnect.vermont.gov
VI 78 U U.S. Virgin Islands
VA 51 S Virginia|Virginia's Insurance Marketplace|https://www.marketplace.virginia.gov
WA 53 S Washington|Washington Healthplanfinder|https://www.wahealthplanfinder.org
WV 54 F West Virginia
WI 55 F Wisconsin
WY 56 F Wyoming`;

/**
 * The first plan year in which a state runs its own exchange: 2026 in Illinois and 2027 in Oregon (Oregon Senate Bill
 * 972).
 */
const FIRST_OWN_YEAR: Readonly<Record<string, number>> = { IL: 2026, OR: 2027 };

export interface State {
  name: string;
  abbrev: string;
  fips: string;
  marketplace_model: MarketplaceModel;
  shop_marketplace_model: MarketplaceModel;
  hix_name: string;
  hix_url: string;
  shop_hix_name: string;
  shop_hix_url: string;
  '8962_link': string;
  '8965_link': string;
  assister_program_url: string;
}

export function listStates(year: number): State[] {
  return ROWS.split('\n').map((row) => readState(row, year));
}

export function findState(abbrev: string, year: number): State | undefined {
  return listStates(year).find((state) => state.abbrev === abbrev.toUpperCase());
}

/**
 * Returns whether HealthCare.gov serves the state, which means that the API covers it. The result applies to the plan
 * year for which the state was looked up.
 */
export function isServed(state: State): boolean {
  return state.marketplace_model === 'FFM' || state.marketplace_model === 'SupportedSBM';
}

/**
 * Returns the two-letter code of a county's state. It is found by the first two digits of the county code, which are
 * the state's FIPS code, because HUD's ZIP-county file does not name the states.
 */
export function stateOfFips(fips: string): string | undefined {
  return ROWS.split('\n')
    .find((row) => row.slice(3, 5) === fips.slice(0, 2))
    ?.slice(0, 2);
}

function readState(row: string, year: number): State {
  const abbrev = row.slice(0, 2);
  const [name = '', hixName = '', hixUrl = ''] = row.slice(8).split('|');
  const isOwnNow = year >= (FIRST_OWN_YEAR[abbrev] ?? Number.POSITIVE_INFINITY);
  const kind = row.slice(6, 7);
  const model = MODEL[isOwnNow ? 'S' : kind === 'F' || kind === 'P' || kind === 'S' ? kind : 'U'];
  const isFederal = model === 'FFM';
  const hix = isFederal
    ? { name: 'HealthCare.gov', url: 'https://www.healthcare.gov' }
    : { name: hixName, url: hixUrl };
  return {
    name,
    abbrev,
    fips: row.slice(3, 5),
    marketplace_model: model,
    shop_marketplace_model: model,
    hix_name: hix.name,
    hix_url: hix.url,
    shop_hix_name: hix.name,
    shop_hix_url: hix.url,
    '8962_link': '',
    '8965_link': '',
    assister_program_url: '',
  };
}
