import { namesWithoutGeneric, shippedProducts } from './shipped-products.js';

describe('the medicines that ship', () => {
  const products = shippedProducts();

  it('have no strength of zero, and no strength or duration in place of a name', () => {
    const isOdd = ({ name, strength }: (typeof products)[number]): boolean =>
      /^0 |\d HR\b/.test(strength) || /^\d[\d.]* (?:mg|mL)/i.test(name);
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

  it('have a list of those of which no generic is known', () => {
    const names = namesWithoutGeneric();
    expect(names).toEqual(expect.arrayContaining(['apixaban', 'dulaglutide', 'semaglutide']));
    for (const common of ['atorvastatin', 'levothyroxine', 'metformin', 'warfarin'])
      expect(names).not.toContain(common);
  });
});
