import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describeWithShared, sharedFile } from '#test/harness/shared-data.js';
import { fullPrices } from './full-prices.js';
import { namesWithoutGeneric, shippedProducts, type ShippedProduct } from './shipped-products.js';

describe('the medicines that ship', () => {
  const products = shippedProducts();

  it('have no strength of zero, and no strength or duration in place of a name', () => {
    const isOdd = ({ name, strength }: (typeof products)[number]): boolean =>
      /^0 |\d HR\b/.test(strength) || /^\d[\d.]* (?:mg|mL)/i.test(name);
    expect(products.filter(isOdd)).toEqual([]);
  });

  it('never read alike: each has a name and strength of its own', () => {
    const labels = products.map(({ fullName }) => fullName.toLowerCase());
    const alike = labels.filter((label, at) => labels.indexOf(label) !== at);
    // Before they were told apart, 698 names with a strength stood for 1,751 products.
    expect(alike).toEqual([]);
  });

  it('tell insulins and long-acting pills apart in plain words', () => {
    expect(products.map(({ fullName }) => fullName)).toEqual(
      expect.arrayContaining([
        'Insulin glargine 100 units per mL vial',
        'Insulin glargine 100 units per mL pen',
        'Insulin glargine 100 units per mL pen (insulin glargine-yfgn)',
        'Methylphenidate 20 mg extended-release capsule (30% at once, 70% later)',
        'Bupropion 150 mg extended-release tablet (12-hour)',
        'Bupropion 150 mg extended-release tablet (24-hour)',
        'Metformin 500 mg tablet',
      ]),
    );
  });

  it('name the dose of each Ozempic pen', () => {
    const pens = products.filter(({ name }) => name === 'Ozempic').map(({ strength }) => strength);
    expect(pens.map((strength) => strength.split(' a dose,', 1)[0]).sort()).toEqual([
      '0.25 mg or 0.5 mg',
      '0.25 mg or 0.5 mg',
      '1 mg',
      '1 mg',
      '2 mg',
    ]);
  });

  it('state strengths as a package does, without the units of RxNorm', () => {
    // Before, 4,141 strengths were written so, 322 of them by the actuation or by the hour.
    const isOdd = ({ strength }: (typeof products)[number]): boolean =>
      /\/(?=\S)|ACTUAT|\bHR\b|\bvar units\b|\bunt\b|\bmeq\b|^[\d ]+$/.test(strength);
    expect(products.filter(isOdd)).toEqual([]);
  });

  it.each([
    [/Inhal/, 'Inhalant'],
    [/Transdermal/, 'Transdermal'],
    [/^Oral Solution$/, 'Oral Liquid'],
    [/Injector|Syringe/, 'Injectable'],
  ])('with a form such as %s are taken as "%s"', (form, route) => {
    const routes = products.filter(({ rxnormDoseForm }) => form.test(rxnormDoseForm)).map((product) => product.route);
    expect(new Set(routes)).toEqual(new Set([route]));
  });

  it('with a generic name of which only brands are sold are not offered as a generic', () => {
    const unsold = products.filter(({ isUnsold }) => isUnsold);
    expect(unsold.length).toBeGreaterThan(500);
    expect(unsold.filter(({ fullName }) => !fullName.includes('no generic known'))).toEqual([]);
    const names = new Set(unsold.map(({ name }) => name));
    for (const name of ['dulaglutide', 'semaglutide', 'apixaban']) expect(names).toContain(name);
    // Products without a brand are listed of these, though not in a tier for generics.
    for (const name of ['insulin glargine', 'varenicline', 'Ozempic', 'metformin']) expect(names).not.toContain(name);
  });

  it('have a list of those of which no generic is known', () => {
    const names = namesWithoutGeneric();
    expect(names).toEqual(expect.arrayContaining(['apixaban', 'dulaglutide', 'semaglutide']));
    for (const common of ['atorvastatin', 'levothyroxine', 'metformin', 'warfarin'])
      expect(names).not.toContain(common);
  });
});

const COMMON = 'data/prices/common_medicines.csv';
describeWithShared('the 320 common medicines', [COMMON], () => {
  const products = shippedProducts();
  const prices = fullPrices();
  const ingredientsOf = (names: string): string =>
    names
      .toLowerCase()
      .split('/')
      .map((name) => name.trim().split(/[ (]/)[0] ?? '')
      .toSorted()
      .join();
  const medicines = (parse(readFileSync(sharedFile(COMMON)), { columns: true }) as Record<string, string>[]).map(
    ({ medicine = '', strengths = '' }) => {
      const [, generic = '', brand = ''] = /^([^(]+?)(?: \((.+)\))?$/.exec(medicine) ?? [];
      const amounts = strengths
        .split(',')
        .filter((one, _at, all) => one !== '*' && one !== '' && !(one === '1' && all.includes('1000')));
      return { medicine, generic, brand, amounts };
    },
  );
  const byGeneric = Map.groupBy(
    products.filter(({ isBrand }) => !isBrand),
    ({ generic }) => ingredientsOf(generic),
  );
  const ofMedicine = ({ generic, brand }: (typeof medicines)[number]): readonly ShippedProduct[] =>
    brand === ''
      ? (byGeneric.get(ingredientsOf(generic)) ?? [])
      : products.filter(({ name }) => name.toLowerCase().startsWith(brand));
  const inStrength = (own: readonly ShippedProduct[], amount: string): ShippedProduct[] => {
    const [number = ''] = /^[\d.-]+/.exec(amount) ?? [];
    const unit = /[a-z]+$/i.exec(amount)?.[0] ?? '';
    const parts = number.split('-');
    return own.filter(({ fullName }) => {
      const said = fullName.replaceAll(/(?<=\d),(?=\d{3})/g, '');
      const has = (part: string): boolean => new RegExp(`(?<![\\d.])${part.replace('.', '\\.')}(?![\\d.])`).test(said);
      return parts.every(has) && said.toLowerCase().includes(unit.toLowerCase());
    });
  };

  it('have name, strength and form in one line, as a label has them', () => {
    const wrong = medicines.flatMap((one) => {
      const own = ofMedicine(one);
      const missing = one.amounts.filter((amount) => inStrength(own, amount).length === 0);
      const isOdd = own.some(
        ({ fullName }) => /Oral|Inject|Ophthalmic|\b(?:XR|ER)\b/.test(fullName) && one.brand === '',
      );
      return own.length === 0 || missing.length > 0 || isOdd ? [`${one.medicine}: ${missing.join()}`] : [];
    });
    // Our list has no product of the first two, and not this strength of the third.
    expect(wrong.toSorted()).toEqual(['cyanocobalamin: ', 'ibandronate: 150', 'tadalafil: 10'].toSorted());
  });

  it('have a price, as far as the table holds one', () => {
    const isPriced = ({ rxcui }: ShippedProduct): boolean => prices.has(rxcui);
    const priced = medicines.filter((one) => ofMedicine(one).some(isPriced));
    const inAll = priced.filter((one) =>
      one.amounts.every((amount) => inStrength(ofMedicine(one), amount).some(isPriced)),
    );
    expect([medicines.length, priced.length, inAll.length]).toEqual([320, 270, 250]);
  });
});
