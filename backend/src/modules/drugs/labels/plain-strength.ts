/** What decides how a strength is written. Values that are not known are empty. */
export interface StrengthContext {
  /** Dosage form of RxNorm, such as "Metered Dose Inhaler". */
  readonly form: string;
  /** Route of RxTerms, such as "Inhalant". */
  readonly route: string;
  readonly generic: string;
  /** Words that begin the RxNorm name of a product: its kind and package, such as "Sensor 3 ML" or "24 HR". */
  readonly start: string;
}

/** An amount, or several amounts with one unit, such as "100 mg", "45-21 mcg/puff" or "25 mg/5ml". */
const AMOUNT =
  /(?<![\d.,-])(\d[\d.,]*(?:-\d[\d.,]*)*)( ?)(%|[a-z][a-z-]*(?: units)?)(?:\/(\d*\.?\d* ?)([a-z]+))?(?![a-z\d/])/gi;

const UNITS: Readonly<Record<string, string>> = {
  mg: 'mg',
  mcg: 'mcg',
  g: 'g',
  gm: 'g',
  ml: 'mL',
  l: 'L',
  meq: 'mEq',
  mmol: 'mmol',
  mci: 'mCi',
  cells: 'cells',
  'vector-genomes': 'vector genomes',
  unt: 'units',
  unit: 'units',
  units: 'units',
  iu: 'units',
  'var units': 'var units',
};

/** Routes and forms of which packages state the strength in percent. */
const IN_PERCENT = /Topical|Ophthalmic|Otic|Shampoo|Vaginal (?:Cream|Gel)|Rectal (?:Cream|Ointment|Foam)/;

/**
 * Amounts a day, in milligrams, that are printed on patches. RxNorm states the amount an hour, which people would not
 * recognize. The amounts are those in the lists of covered medicines that health insurers published for 2026.
 */
const A_DAY: Readonly<Record<string, readonly number[]>> = {
  asenapine: [3.8, 5.7, 7.6],
  clonidine: [0.1, 0.2, 0.3],
  donepezil: [5, 10],
  estradiol: [0.014, 0.025, 0.0375, 0.05, 0.06, 0.075, 0.1],
  granisetron: [3.1],
  nicotine: [7, 14, 21],
  oxybutynin: [3.9],
  rivastigmine: [4.6, 9.5, 13.3],
  rotigotine: [1, 2, 3, 4, 6, 8],
  selegiline: [6, 9, 12],
  testosterone: [2, 4],
};
/** Largest difference between the printed amount and the one calculated from RxNorm, which is rounded. */
const ROUNDING = 0.015;

/** RxTerms writes one unit if the amount differs from package to package, as for clotting factors. */
const NO_AMOUNT = /^1(?:-1)* unt$/i;

/** Forms of which a package holds one dose, so that people know the amount in the package and not the concentration. */
const ONE_DOSE = /Prefilled Syringe|Auto-Injector|^Injection$|Rectal Gel/;

/**
 * The dose of pens with a fixed dose, by generic name and by strength and volume of the pen. RxNorm leaves it out,
 * but people know their pen by the dose that is printed on it. Source: the labels of Ozempic.
 */
const DOSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  semaglutide: { '1.34 mg/ml 3 ml': '1 mg a dose', '2.68 mg/ml 3 ml': '2 mg a dose' },
};

const numberIn = (text: string): number => Number(text.replaceAll(',', ''));
/** Writes a number without the noise of binary fractions: 0.09 times 1,000 is 90. */
const written = (number: number): string => String(Number(number.toPrecision(6)));

const times = (values: readonly string[], factor: number): string =>
  values.map((value) => written(numberIn(value) * factor)).join('-');

/** Returns what an inhaler, spray or pump gives at a time, in plain words. */
function actuation({ form, route }: StrengthContext): string {
  const where = `${form} ${route}`;
  if (/Inhal/.test(where)) return 'puff';
  if (/Nasal|Spray|Mucosal|Sublingual/.test(where)) return 'spray';
  return /Topical/.test(where) ? 'press of the pump' : 'dose';
}

function perHour(values: readonly string[], unit: string, { generic }: StrengthContext): string {
  const numbers = values.map((value) => numberIn(value) * (unit === 'mcg' ? 0.001 : 1));
  const printed = (A_DAY[generic] ?? []).find(
    (amount) => numbers.length === 1 && Math.abs((numbers[0] ?? 0) * 24 - amount) <= amount * ROUNDING,
  );
  if (printed !== undefined) return `${printed} mg a day`;
  // Patches with nitroglycerin state milligrams an hour, other patches with so little state micrograms.
  const isSmall = unit === 'mcg' || (numbers.some((number) => number <= 0.1) && generic !== 'nitroglycerin');
  return isSmall
    ? `${numbers.map((number) => written(number * 1000)).join('-')} mcg per hour`
    : `${numbers.map(written).join('-')} mg per hour`;
}

/** Writes one amount in the words of a package. Returns null if its unit is unknown. */
function plainAmount(
  amounts: string,
  unitText: string,
  count: string,
  per: string,
  context: StrengthContext,
): string | null {
  const unit = UNITS[unitText.toLowerCase()];
  if (unit === undefined) return null;
  const values = amounts.split('-');
  const inPercent = IN_PERCENT.test(`${context.form} ${context.route}`);
  switch (per) {
    case '':
      return `${amounts} ${unit}`;
    case 'hr':
      return unit === 'mg' || unit === 'mcg' ? perHour(values, unit, context) : `${amounts} ${unit} per hour`;
    case 'actuat':
    case 'puff':
    case 'spray': {
      const isSmall = unit === 'mg' && values.some((value) => numberIn(value) < 1);
      return `${isSmall ? times(values, 1000) : amounts} ${isSmall ? 'mcg' : unit} per ${actuation(context)}`;
    }
    case 'mg':
      return unit === 'mg' ? `${times(values, 100)}%` : `${times(values, 1000)} ${unit} per gram`;
    case 'ml':
      if (count === '' && unit === 'mL') return `${times(values, 100)}%`;
      if (count === '' && unit === 'mg' && inPercent) return `${times(values, 0.1)}%`;
      return `${amounts} ${unit} per ${count === '' ? '' : `${Number(count)} `}mL`;
    default:
      return `${amounts} ${unit} per ${count === '' ? '' : `${Number(count)} `}${UNITS[per] ?? per}`;
  }
}

/**
 * Returns the amount in a package with one dose, such as "40 mg per 0.4 mL" for 0.4 mL with 100 mg in each. Returns
 * null if the amount is not a round number: then one of the published numbers is rounded, and the package may state
 * another amount.
 */
function amountInPackage(strength: string, { form, start }: StrengthContext): string | null {
  const volume = Number(/([\d.]+) ML$/.exec(start)?.[1] ?? 0);
  const [, each = '', unit = ''] = /^([\d.]+) (mg|mcg|units|unt|mEq)\/mL$/i.exec(strength) ?? [];
  if (volume === 0 || volume === 1 || each === '' || !ONE_DOSE.test(form)) return null;
  const total = Number((volume * Number(each)).toPrecision(10));
  const isRound = Number.isInteger(total) || total === Number(total.toPrecision(2));
  if (!isRound) return null;
  const inMicrograms = unit.toLowerCase() === 'mg' && total < 0.1;
  const amount = inMicrograms ? `${written(total * 1000)} mcg` : `${total} ${UNITS[unit.toLowerCase()] ?? unit}`;
  return `${amount} per ${volume} mL`;
}

/**
 * Rewrites a strength of RxNorm or RxTerms as it stands on the package or, where that does not follow for certain, in
 * plain words: "0.09 MG/ACTUAT" becomes "90 mcg per puff", "0.025 MG/HR" becomes "25 mcg per hour". A strength that is
 * already in such words does not change.
 */
export function plainStrength(strength: string, context: StrengthContext): string {
  const whole = amountInPackage(strength, context) ?? amountOfSalts(strength, context);
  if (whole !== null) return whole;
  if (NO_AMOUNT.test(strength)) return '';
  const parts = strength
    .split(' / ')
    .map((part) =>
      part.replaceAll(
        AMOUNT,
        (found, amounts: string, _space: string, unit: string, count: string | undefined, per: string | undefined) =>
          unit === '%' && per === undefined
            ? `${amounts}%`
            : (plainAmount(amounts, unit, (count ?? '').trim(), per?.toLowerCase() ?? '', context) ?? found),
      ),
    );
  const dose = DOSES[context.generic]?.[`${strength} ${context.start}`.toLowerCase()];
  return withoutVariousUnits([dose, saidOnce(parts)].filter(Boolean).join(', '));
}

/** Packages of this medicine state the sum of its four salts, each of which is a quarter of it. */
function amountOfSalts(strength: string, { generic }: StrengthContext): string | null {
  const [, each = ''] = /^([\d.]+) mg(?: \/ \1 mg){3}$/i.exec(strength) ?? [];
  return each === '' || generic !== 'amphetamine/dextroamphetamine' ? null : `${Number(each) * 4} mg`;
}

/** If every ingredient is measured by the same thing, it is said once: "45 mcg / 21 mcg per puff". */
function saidOnce(parts: readonly string[]): string {
  const ends = new Set(parts.map((part) => / per .+$| a day$/.exec(part)?.[0] ?? ''));
  const [end = ''] = ends;
  if (parts.length === 1 || ends.size > 1 || end === '') return parts.join(' / ');
  return `${parts.map((part) => part.slice(0, -end.length)).join(' / ')}${end}`;
}

/** RxTerms writes "70-5,600 var units" if units differ. A plain note replaces the unit, which it does not name. */
function withoutVariousUnits(strength: string): string {
  if (!strength.includes('var units')) return strength;
  const amounts = strength.replaceAll(/ var units/g, '');
  return `${amounts} (each ingredient in its own unit)`;
}
