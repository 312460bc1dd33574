/**
 * Invented plan designs, one per line.
 * - A cost is a copay in dollars ("30"), a coinsurance rate ("40%") or "0" for no charge. With "d" appended, the cost
 * applies only after the deductible.
 * - A deductible is one amount, or a medical and a drug amount separated by a slash.
 * - Standard designs have the costs of the federal standardized plan options of 2026. Other designs have the most
 * frequent costs in the Benefits and Cost Sharing public use file of 2026, and pay about the share of costs that their
 * metal level stands for.
 * - The columns are the number, name, metal level, deductible, out-of-pocket limit, default coinsurance in percent,
 * primary care, specialist, urgent care, emergency room, generic, preferred, non-preferred and specialty drugs, the
 * price in percent of the standard Silver design, and extras.
 * - The extras are S1, S2 and so on for a standard design; only26 and only27 for a design that is sold in that year
 * only; nb for a design without data on benefits; and HSA for a Silver or Gold design that qualifies for a health
 * savings account.
 */
const TABLE = `
01|Bronze Essential 10600|Bronze|10600|10600|0|0d|0d|0d|0d|0d|0d|0d|0d|74|
02|Bronze Everyday 8500|Bronze|8500|10600|40|50|100|75|40%d|25|40%d|45%d|50%d|79|
03|Bronze Standard 7500|Bronze|7500|10000|50|50|100|75|50%d|25|50d|100d|500d|80|S1
04|Bronze Saver 7000|Bronze|7000|8300|30|30%d|30%d|30%d|30%d|30%d|30%d|30%d|30%d|78|
05|Bronze Free Visits 9500|Bronze|9500|10600|50|0|50%d|75|50%d|25|50%d|50%d|50%d|80|
06|Bronze Split 7800|Bronze|7800/1200|10600|40|40|80|75|40%d|20|50d|40%d|45%d|81|nb
07|Bronze Low Medical 3500|Bronze|3500/6000|10600|50|50|100|75|50%d|25|50%d|50%d|50%d|84|
26|Bronze Basic 9200|Bronze|9200|10600|50|40|100|60|50%d|20|50d|50%d|50%d|78|
27|Bronze Balance 6500|Bronze|6500|10600|50|50%d|50%d|75|50%d|25|50%d|50%d|50%d|79|
08|Silver Standard 6000|Silver|6000|8900|40|40|80|60|40%d|20|40|80d|350d|100|S1
09|Silver Balance 5000|Silver|5000|9200|40|40|80|60|40%d|15|50|40%d|45%d|101|
10|Silver Steady 3500|Silver|3500|9900|40|40|80|60|500d|20|50|80d|45%d|103|
11|Silver Low Deductible 1500|Silver|1500|10600|50|40|80|75|50%d|20|50|50%d|50%d|104|
12|Silver Split 4500|Silver|4500/500|9450|30|30|60|45|30%d|15|50d|35%d|40%d|104|
13|Silver Zero Medical|Silver|0/3000|10600|50|50|100|75|1000|25|100d|50%d|50%d|107|
14|Silver Saver 3000|Silver|3000|7900|40|40%d|40%d|40%d|40%d|40%d|40%d|40%d|40%d|102|HSA
15|Silver First Visits 7000|Silver|7000|9450|40|0|80|60|40%d|3|50d|40%d|45%d|99|
16|Silver Chronic Care 5500|Silver|5500|9800|40|20|60|45|40%d|3|40|40%d|45%d|105|
28|Silver Select 5900|Silver|5900|8500|30|40|80|60|30%d|20|40|80d|350d|102|
29|Silver Simple 4000|Silver|4000|9500|40|30|60|45|40%d|15|40|50%d|50%d|104|
17|Gold Standard 2000|Gold|2000|8200|25|30|60|45|25%d|15|30|60|250|104|S1
18|Gold Steady 1000|Gold|1000|8700|30|30|60|60|500d|15|40|80d|40%d|108|
19|Gold Zero Deductible|Gold|0|9900|30|30|60|60|1000|20|60|100|50%|112|
20|Gold Split 1200|Gold|1200/250|8550|25|20|40|45|25%d|15|40d|80d|40%d|109|
21|Gold Saver 2000|Gold|2000|5000|10|10%d|10%d|10%d|10%d|10%d|10%d|10%d|10%d|106|HSA
30|Gold Select 1500|Gold|1500|7800|25|20|60|45|25%d|15|30|60d|250d|107|
22|Platinum Zero Deductible|Platinum|0|5500|20|20|40|45|150|15|30|60|150|138|
31|Platinum Steady 250|Platinum|250|4500|20|10|20|20|100d|5|10|50|150|136|
32|Platinum Copay|Platinum|0|5000|20|10|20|30|250|10|30|60|150|140|
23|Gold Harvest 800|Gold|800|8900|30|20|60|45|30%d|15|40|80|40%d|110|only26
24|Gold Orchard 750|Gold|750|9100|30|20|60|45|30%d|15|40|80|40%d|111|only27
25|Catastrophic 10600|Catastrophic|10600|10600|0|0d|0d|0d|0d|0d|0d|0d|0d|60|`;

export interface Costs {
  pcp: string;
  specialist: string;
  urgent: string;
  emergency: string;
  generic: string;
  preferred: string;
  nonPreferred: string;
  specialty: string;
  /** Cost of benefits outside the table: the default coinsurance, after the deductible. */
  usual: string;
}

export interface Design {
  number: string;
  name: string;
  metal: string;
  medicalDeductible: number;
  /** Deductible for drugs in dollars, or undefined if one deductible covers both medical care and drugs. */
  drugDeductible: number | undefined;
  moop: number;
  coinsurance: number;
  costs: Costs;
  price: number;
  standardDesign: string | undefined;
  onlyYear: number | undefined;
  hasBenefits: boolean;
  isHsaEligible: boolean;
}

const DESIGNS: readonly Design[] = TABLE.trim().split('\n').map(readDesign);

export function designsOf(year: number): Design[] {
  return DESIGNS.filter((design) => design.onlyYear === undefined || design.onlyYear === year);
}

/** Returns whether at least one cost of a design is a fixed amount of dollars, such as "30" or "30d". */
export function hasCopays({ costs }: Design): boolean {
  return Object.values(costs).some((cost: string) => !cost.includes('%') && Number.parseFloat(cost) > 0);
}

function readDesign(line: string): Design {
  const cells = line.split('|');
  const at = (index: number): string => cells[index] ?? '';
  const [medical = '0', drug] = at(3).split('/');
  const coinsurance = Number(at(5)) / 100;
  return {
    number: at(0),
    name: at(1),
    metal: at(2),
    medicalDeductible: Number(medical),
    drugDeductible: drug === undefined ? undefined : Number(drug),
    moop: Number(at(4)),
    coinsurance,
    costs: {
      pcp: at(6),
      specialist: at(7),
      urgent: at(8),
      emergency: at(9),
      generic: at(10),
      preferred: at(11),
      nonPreferred: at(12),
      specialty: at(13),
      usual: coinsurance === 0 ? '0d' : `${at(5)}%d`,
    },
    price: Number(at(14)) / 100,
    standardDesign: /S(\d)/.exec(at(15))?.[1],
    onlyYear: at(15).startsWith('only') ? 2000 + Number(at(15).slice(4)) : undefined,
    hasBenefits: at(15) !== 'nb',
    // From 2026 on, all Bronze and Catastrophic marketplace plans qualify for a health savings account (P.L. 119-21).
    isHsaEligible: at(15) === 'HSA' || at(2) === 'Bronze' || at(2) === 'Catastrophic',
  };
}
