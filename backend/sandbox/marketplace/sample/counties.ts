/**
 * Real counties and ZIP codes (US Census names, HUD-USPS crosswalk 2025 Q2, CMS rating areas), a few per state. A ZIP
 * code that appears in two rows spans two counties. The columns are the county code, state, name, rating area, market
 * size and ZIP codes. The market size tells how many plans are sold: 138 in "metro", 69 in "city", 14 in "town", 4 in
 * "few", and 3 in "one", of which only one is Silver. In "none", the API does not serve the state, so only the county
 * can be looked up.
 */
export type MarketSize = 'metro' | 'city' | 'town' | 'few' | 'one' | 'none';

const TABLE = `
48113|TX|Dallas County|8|metro|75001 75201 75204 75216 75231
48201|TX|Harris County|10|metro|77002 77004 77027
48453|TX|Travis County|3|city|78701 78704
48141|TX|El Paso County|9|town|79901
12086|FL|Miami-Dade County|43|metro|33130 33139 33155
12057|FL|Hillsborough County|28|city|33602 33606
12031|FL|Duval County|15|town|32207
40109|OK|Oklahoma County|3|city|73102 73105
40143|OK|Tulsa County|4|city|74103 74104
40113|OK|Osage County|4|town|74103 74056
56021|WY|Laramie County|2|town|82001 82009
56025|WY|Natrona County|1|town|82601
56039|WY|Teton County|3|few|83001
56027|WY|Niobrara County|3|one|82225
56015|WY|Goshen County|3|few|82225 82240
30049|MT|Lewis and Clark County|2|town|59601 59602
30043|MT|Jefferson County|2|few|59601 59634
30111|MT|Yellowstone County|1|city|59101
37183|NC|Wake County|13|city|27601
37057|NC|Davidson County|6|town|27360
37151|NC|Randolph County|7|town|27360
04013|AZ|Maricopa County|4|city|85004
02020|AK|Anchorage Municipality|1|few|99501
15003|HI|Honolulu County|1|town|96813
22071|LA|Orleans Parish|1|city|70112
22017|LA|Caddo Parish|8|town|71101
22015|LA|Bossier Parish|8|town|71101
55025|WI|Dane County|2|city|53703
01073|AL|Jefferson County|3|city|35203
49035|UT|Salt Lake County|3|city|84101
47037|TN|Davidson County|4|city|37203
29095|MO|Jackson County|3|city|64106
20209|KS|Wyandotte County|1|town|66101
18097|IN|Marion County|10|city|46204
39049|OH|Franklin County|9|city|43215
26163|MI|Wayne County|1|city|48226
45079|SC|Richland County|40|town|29201
28049|MS|Hinds County|3|town|39201
05119|AR|Pulaski County|1|town|72201
31055|NE|Douglas County|1|town|68102
19153|IA|Polk County|2|town|50309
46099|SD|Minnehaha County|2|few|57104
38017|ND|Cass County|2|few|58102
33011|NH|Hillsborough County|1|town|03101
10003|DE|New Castle County|1|few|19801
54039|WV|Kanawha County|2|few|25301
41051|OR|Multnomah County|1|town|97204
06075|CA|San Francisco County|4|none|94105
36061|NY|New York County|4|none|10001
13089|GA|DeKalb County|3|none|30341 30303
13121|GA|Fulton County|3|none|30341 30303
17031|IL|Cook County|1|none|60601
51059|VA|Fairfax County|10|none|22102
42101|PA|Philadelphia County|8|none|19103
08031|CO|Denver County|3|none|80202
25025|MA|Suffolk County|5|none|02108
27053|MN|Hennepin County|8|none|55401
53033|WA|King County|1|none|98101
21145|KY|McCracken County|1|none|42003
21083|KY|Graves County|1|none|42003
11001|DC|District of Columbia|1|none|20001
24510|MD|Baltimore city|1|none|21201
32003|NV|Clark County|1|none|89101
35001|NM|Bernalillo County|1|none|87102
16001|ID|Ada County|5|none|83702
34021|NJ|Mercer County|1|none|08608
44007|RI|Providence County|1|none|02903
50007|VT|Chittenden County|1|none|05401
23005|ME|Cumberland County|1|none|04101
72127|PR|San Juan Municipio|1|none|00901`;

/**
 * The brands and plan designs on sale in a market of each size. Brands are given by their position in the list of
 * brands; if no designs are listed, all are on sale.
 */
export const MARKETS: Readonly<Record<MarketSize, { brands: readonly number[]; designs?: readonly string[] }>> = {
  metro: { brands: [0, 1, 2, 3, 4, 5] },
  city: { brands: [0, 2, 4] },
  town: { brands: [1, 3], designs: ['03', '04', '08', '10', '14', '17', '18'] },
  few: { brands: [2], designs: ['03', '08', '10', '17'] },
  one: { brands: [2], designs: ['03', '08', '17'] },
  none: { brands: [] },
};

export interface SampleCounty {
  fips: string;
  state: string;
  name: string;
  area: number;
  size: MarketSize;
  zips: readonly string[];
}

export const SAMPLE_COUNTIES: readonly SampleCounty[] = TABLE.trim().split('\n').map(readCounty);

function readCounty(line: string): SampleCounty {
  const [fips = '', state = '', name = '', area = '1', size = 'none', zips = ''] = line.split('|');
  return { fips, state, name, area: Number(area), size: toSize(size), zips: zips.split(' ') };
}

function toSize(word: string): MarketSize {
  return Object.keys(MARKETS).find((size): size is MarketSize => size === word) ?? 'none';
}
