import type { VaDrug } from '#contract/api/drugs.contract.js';

/** Date of the VA extract that contains every product of the sample. */
export const VA_SAMPLE_DATE = '2024-03-24';

type Line = readonly [product: string, brand: string, generic: string, className: string, supply?: VaDrug['supply']];
/**
 * A small sample of the VA National Formulary for installations without the full list. The screen says that it is a
 * sample. A test compares each line with VA's own extract.
 */
const LINES: readonly Line[] = [
  ['allopurinol 300mg tab', '', 'allopurinol', 'gout'],
  ['amlodipine besylate 5mg tab', 'Norvasc', 'amlodipine', 'blood pressure'],
  ['apixaban 5mg tab', 'Eliquis', 'apixaban', 'blood thinner'],
  ['apixaban 2.5mg tab', 'Eliquis', 'apixaban', 'blood thinner'],
  ['atorvastatin ca 20mg tab', 'Lipitor', 'atorvastatin', 'cholesterol'],
  ['atorvastatin ca 40mg tab', 'Lipitor', 'atorvastatin', 'cholesterol'],
  ['carbidopa 25mg/levodopa 100mg tab', 'Sinemet', 'carbidopa/levodopa', 'Parkinson’s disease'],
  ['clopidogrel bisulfate 75mg tab', 'Plavix', 'clopidogrel', 'blood thinner'],
  ['donepezil hcl 10mg tab', 'Aricept', 'donepezil', 'memory'],
  ['empagliflozin 10mg tab', 'Jardiance', 'empagliflozin', 'diabetes'],
  ['empagliflozin 25mg tab', 'Jardiance', 'empagliflozin', 'diabetes'],
  ['furosemide 40mg tab', 'Lasix', 'furosemide', 'water pill'],
  ['gabapentin 300mg cap', 'Neurontin', 'gabapentin', 'nerve pain and seizures'],
  ['hydrochlorothiazide 25mg tab', '', 'hydrochlorothiazide', 'water pill'],
  ['ibuprofen 600mg tab', 'Motrin', 'ibuprofen', 'pain'],
  ['levothyroxine na 100mcg/vil inj', '', 'levothyroxine', 'thyroid'],
  ['lisinopril 10mg tab', 'Zestril', 'lisinopril', 'blood pressure'],
  ['lisinopril 20mg tab', 'Zestril', 'lisinopril', 'blood pressure'],
  ['losartan 50mg tab', 'Cozaar', 'losartan', 'blood pressure'],
  ['metformin hcl 500mg tab', 'Glucophage', 'metformin', 'diabetes'],
  ['metformin hcl 1000mg tab', 'Glucophage', 'metformin', 'diabetes'],
  ['metoprolol tartrate 50mg tab', 'Lopressor', 'metoprolol', 'blood pressure'],
  ['mirtazapine 15mg tab', 'Remeron', 'mirtazapine', 'depression'],
  ['naproxen 250mg tab', 'Naprosyn', 'naproxen', 'pain'],
  ['omeprazole 20mg cap,ec', 'Prilosec', 'omeprazole', 'stomach acid'],
  ['omeprazole 20mg tab,sa', 'Prilosec OTC', 'omeprazole', 'stomach acid', 'over the counter'],
  ['prazosin hcl 2mg cap', 'Minipress', 'prazosin', 'blood pressure'],
  ['prednisone 5mg tab', '', 'prednisone', 'inflammation'],
  ['semaglutide 2mg/0.75ml inj,soln,pen,3ml', 'Ozempic', 'semaglutide', 'diabetes'],
  ['sertraline hcl 50mg tab', 'Zoloft', 'sertraline', 'depression'],
  ['tamsulosin hcl 0.4mg cap', 'Flomax', 'tamsulosin', 'prostate'],
  ['trazodone hcl 50mg tab', '', 'trazodone', 'depression'],
  ['warfarin na 5mg tab', 'Coumadin', 'warfarin', 'blood thinner'],
];

export const VA_SAMPLE: readonly VaDrug[] = LINES.map(([id, brand, generic, className, supply = 'prescription']) => ({
  id,
  brand,
  generic,
  className,
  supply,
  form: id.slice(id.search(/\b(tab|cap|inj)\b/)),
}));
