/**
 * Invented plan designs. A cost is a copay in dollars ("30") or a percentage ("40%"), with "d" appended if it applies
 * only after the deductible, or "0" for no charge. A deductible is one amount, or a medical and a drug amount separated
 * by a slash. The columns are the number, name, metal level, deductible, out-of-pocket limit, usual coinsurance,
 * primary care, specialist, urgent care, emergency room, generic, preferred, non-preferred and specialty drugs, the
 * monthly price at age 21, and extras. The extras S1, S2 and so on mark a standard design, only26 and only27 mark a
 * design that is sold in that year only, and nb marks a design without benefit data.
 */
const TABLE = `
01|Bronze Essential 10600|Bronze|10600|10600|0|0d|0d|0d|0d|0d|0d|0d|0d|231|
02|Bronze Everyday 8500|Bronze|8500|10600|40|50|40%d|75|40%d|25|40%d|45%d|50%d|252|
03|Bronze Standard 7500|Bronze|7500|10000|50|50|100|75|50%d|25|50d|100d|500d|258|S1
04|Bronze Saver 7000|Bronze|7000|8300|30|30%d|30%d|30%d|30%d|30%d|30%d|30%d|30%d|249|
05|Bronze Free Visits 8900|Bronze|8900|10600|50|0|120|60|50%d|0|50%d|50%d|50%d|263|
06|Bronze Split 7800|Bronze|7800/1200|10600|40|45|90|70|40%d|20|80d|40%d|45%d|261|nb
07|Bronze Zero Medical|Bronze|0/5000|10600|50|60|140|100|1500|30|50%d|50%d|50%d|274|
08|Silver Standard 6000|Silver|6000|8900|40|40|80|60|40%d|20|40|80d|350d|338|S1
09|Silver Balance 5000|Silver|5000|9200|35|35|70|60|35%d|15|50|35%d|40%d|344|
10|Silver Steady 3500|Silver|3500|9450|30|30|65|55|600d|10|45|90d|40%d|361|
11|Silver Low Deductible 1500|Silver|1500|9800|45|35|75|65|45%d|15|60|45%d|50%d|372|
12|Silver Split 4500|Silver|4500/500|9450|30|30|60|50|30%d|12|55d|30%d|40%d|356|
13|Silver Zero Deductible|Silver|0|10150|50|45|95|85|1200|20|85|50%|50%|389|
14|Silver Saver 4800|Silver|4800|7900|20|20%d|20%d|20%d|20%d|20%d|20%d|20%d|20%d|341|
15|Silver First Visits 7000|Silver|7000|9450|30|0|60|45|30%d|0|50d|30%d|40%d|333|
16|Silver Chronic Care 5500|Silver|5500|9200|35|20|40|50|35%d|5|30|35%d|35%d|352|
17|Gold Standard 2000|Gold|2000|8200|25|30|60|45|25%d|15|30|60|250|398|S1
18|Gold Steady 1000|Gold|1000|8700|25|25|55|45|350d|10|40|80|30%d|417|
19|Gold Zero Deductible|Gold|0|8900|30|25|60|50|600|10|45|90|40%|437|
20|Gold Split 1200|Gold|1200/250|8550|20|20|50|40|20%d|8|40d|80d|30%d|411|
21|Gold Saver 2500|Gold|2500|6500|15|20|45|40|15%d|10|35|70|25%d|404|
22|Platinum Zero Deductible|Platinum|0|4300|10|10|20|25|150|5|15|40|150|521|
23|Gold Harvest 800|Gold|800|8900|25|20|50|40|25%d|10|40|75|30%d|423|only26
24|Gold Orchard 750|Gold|750|9100|25|20|50|40|25%d|10|40|75|30%d|428|only27
25|Catastrophic 10600|Catastrophic|10600|10600|0|0d|0d|0d|0d|0d|0d|0d|0d|188|`;

export interface Costs {
  pcp: string;
  specialist: string;
  urgent: string;
  emergency: string;
  generic: string;
  preferred: string;
  nonPreferred: string;
  specialty: string;
  /** Cost of every benefit that has no column of its own: the usual coinsurance, after the deductible. */
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
  pricePerMonthAt21: number;
  standardDesign: string | undefined;
  onlyYear: number | undefined;
  hasBenefits: boolean;
}

const DESIGNS: readonly Design[] = TABLE.trim().split('\n').map(readDesign);

/** Returns the plan designs that are sold in a plan year. */
export function designsOf(year: number): Design[] {
  return DESIGNS.filter((design) => design.onlyYear === undefined || design.onlyYear === year);
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
    pricePerMonthAt21: Number(at(14)),
    standardDesign: /S(\d)/.exec(at(15))?.[1],
    onlyYear: at(15).startsWith('only') ? 2000 + Number(at(15).slice(4)) : undefined,
    hasBenefits: at(15) !== 'nb',
  };
}
