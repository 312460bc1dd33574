import { NameMatcher } from '../names/name-matcher.js';
import { namesOn, shippedList, shippedNames } from './va-formulary.js';
import { VaSearch } from './va-search.js';

let search: VaSearch;
beforeAll(async () => {
  const products = await shippedList();
  search = new VaSearch(products, new NameMatcher([...(await shippedNames()), ...namesOn(products)]));
});
const first = (typed: string): string => search.find(typed).products[0]?.id ?? 'nothing';

it.each([
  ['Glucophage', 'metformin hcl 500mg tab'],
  ['metformin hydrochloride', 'metformin hcl 500mg tab'],
  ['Crestor', 'rosuvastatin ca 5mg tab'],
  ['Humira', 'adalimumab-bwwd 40mg/0.4ml autoinjector'],
  ['Flomax', 'tamsulosin hcl 0.4mg cap'],
  ['insulin', 'insulin nph human 100 u/ml inj novolin n'],
  ['aspirin', 'aspirin 75mg tab,chewable'],
  ['hctz', 'hydrochlorothiazide 12.5mg cap'],
  ['paracetamol', 'acetaminophen 325mg tab'],
  ['Tylenol', 'acetaminophen 325mg tab'],
  ['Lipitor', 'atorvastatin ca 10mg tab'],
  ['lipitor 40 mg', 'atorvastatin ca 40mg tab'],
  ['Zocor', 'simvastatin 5mg tab'],
  ['Norvasc', 'amlodipine besylate 2.5mg tab'],
  ['Synthroid', 'levothyroxine na 25mcg tab'],
  ['Ventolin inhaler', 'albuterol 90mcg/actuat powder,inhl,oral,0.65gm dose counter'],
  ['Lasix', 'furosemide 20mg tab'],
  ['Coumadin', 'warfarin na 1mg tab'],
  ['Plavix', 'clopidogrel bisulfate 75mg tab'],
  ['Eliquis', 'apixaban 2.5mg tab'],
  ['Xarelto', 'rivaroxaban 2.5mg tab'],
  ['Jardiance', 'empagliflozin 10mg tab'],
  ['Ozempic', 'semaglutide 0.25mg/0.375ml inj,soln,pen,3ml'],
  ['Lantus', 'insulin,glargine-yfgn 100unit/ml inj'],
  ['Zoloft', 'sertraline hcl 25mg tab'],
  ['Prozac', 'fluoxetine hcl 10mg cap'],
  ['Neurontin', 'gabapentin 100mg cap'],
  ['Cozaar', 'losartan 25mg tab'],
  ['Prilosec', 'omeprazole 10mg cap,ec'],
  ['Zyrtec', 'cetirizine hcl 5mg tab'],
  ['Advil', 'ibuprofen 100mg tab'],
  ['Percocet', 'oxycodone hcl 2.5mg/acetaminophen 300mg tab'],
  ['Toprol XL', 'metoprolol succinate 25mg tab,sa'],
  ['Entresto', 'sacubitril 24mg/valsartan 26mg tab'],
  ['omeprazole 20 mg capsules', 'omeprazole 20mg cap,ec'],
  ['Viagra', 'sildenafil citrate 20mg tab'],
])('"%s" finds %s', (typed, product) => {
  expect(first(typed)).toBe(product);
});

it.each(['Mounjaro', 'Trulicity', 'Humalog', 'Januvia', 'Symbicort', 'unicornomab', 'viagra plus', '%%%', "' or 1=1"])(
  '"%s" is not on the list and finds nothing',
  (typed) => {
    expect(search.find(typed).products).toEqual([]);
  },
);

it('returns the medicine that was meant, whether or not it is on the list', () => {
  expect(search.find('Glucophage').interpretation).toEqual({ name: 'Glucophage', generic: 'metformin' });
  expect(search.find('Mounjaro').interpretation).toEqual({ name: 'Mounjaro', generic: 'tirzepatide' });
});

it.each([
  ['metphormin', 'Metformin'],
  ['eliqus', 'Eliquis'],
  ['lisinipril', 'Lisinopril'],
  ['amlodapine', 'Amlodipine'],
  ['hydrochlorthiazide', 'Hydrochlorothiazide'],
  ['prednisolne', 'prednisolone'],
])('the misspelled "%s" finds nothing, but the name %s, which finds products', (typed, name) => {
  expect(search.find(typed)).toEqual({ products: [], interpretation: null });
  const [first = ''] = search.similarTo(typed);
  expect(first.toLowerCase()).toBe(name.toLowerCase());
  expect(search.find(first).products.length).toBeGreaterThan(0);
});

it.each([
  ['Ranexa', 'ranolazine'],
  ['Z-Pak', 'azithromycin'],
  ['z pack', 'azithromycin'],
  ['Zofran', 'ondansetron'],
  ['Flexeril', 'cyclobenzaprine'],
  ['Keflex', 'cephalexin'],
  ['Requip', 'ropinirole'],
  ['Cogentin', 'benztropine'],
  ['Ampyra', 'dalfampridine'],
  ['Apriso', 'mesalamine'],
  ['Trokendi', 'topiramate'],
  ['cyanocobalamin', 'cyanocobalamin'],
  ['salbutamol', 'albuterol'],
  ['5-FU', 'fluorouracil'],
  ['Mag-Ox', 'magnesium'],
])('"%s" finds only products with %s', (typed, generic) => {
  const { products } = search.find(typed);
  expect(products.length).toBeGreaterThan(0);
  expect(products.filter((product) => !product.generic.includes(generic))).toEqual([]);
});

it.each(['Soma', 'Medrox', 'Z-Guard', 'Vagistat-1', 'Ninjacof', 'Mag-Ox 400', 'Leqembi', 'Zepbound'])(
  '"%s" finds no product without an ingredient of it',
  (typed) => {
    const { products, interpretation } = search.find(typed);
    const words = (interpretation?.generic ?? '').match(/[a-z]{4,}/g) ?? [];
    expect(words.length).toBeGreaterThan(0);
    expect(products.filter(({ generic }) => !words.some((word) => generic.includes(word)))).toEqual([]);
  },
);

it('a medicine with an ester does not match another ester of the same base', () => {
  const ids = search.find('tenofovir alafenamide').products.map(({ id }) => id);
  expect(ids.filter((id) => /tenofovir df/.test(id))).toEqual([]);
});
