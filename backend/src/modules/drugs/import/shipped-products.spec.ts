import { namesWithoutGeneric, shippedProducts } from './shipped-products.js';

describe('the medicines that ship', () => {
  const products = shippedProducts();

  it('have no strength of zero, and no strength or duration in place of a name', () => {
    const isOdd = ({ name, strength }: (typeof products)[number]): boolean =>
      /^0 |\d HR\b/.test(strength) || /^\d[\d.]* (?:mg|mL)/i.test(name);
    expect(products.filter(isOdd)).toEqual([]);
  });

  it('never read alike: each has a name and strength of its own', () => {
    const labels = products.map(({ fullName, strength }) => `${fullName}, ${strength}`.toLowerCase());
    const alike = labels.filter((label, at) => labels.indexOf(label) !== at);
    // Before they were told apart, 698 names with a strength stood for 1,751 products.
    expect(alike).toEqual([]);
  });

  it('tell insulins and long-acting pills apart in plain words', () => {
    const labels = products.map(({ fullName, strength }) => `${fullName}, ${strength}`);
    expect(labels).toEqual(
      expect.arrayContaining([
        'insulin glargine (Injectable, vial), 100 units per mL',
        'insulin glargine (Injectable, 3 mL pen), 100 units per mL',
        'insulin glargine (Injectable, 3 mL pen, insulin glargine-yfgn), 100 units per mL',
        'methylphenidate XR (Oral Pill, 8-hour tablet), 10 mg',
        'methylphenidate XR (Oral Pill, 24-hour capsule, 30% at once, 70% later), 10 mg',
        'bupropion XR (Oral Pill, 12-hour tablet), 150 mg',
        'bupropion XR (Oral Pill, 24-hour tablet), 150 mg',
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
