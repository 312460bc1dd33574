import { DrugsService } from '#modules/drugs/drugs.service.js';
import { shippedProducts } from '#modules/drugs/import/shipped-products.js';
import { ensureMedicines } from '#modules/drugs/index.js';
import { shippedNames, VaFormulary } from '#modules/drugs/va/va-formulary.js';
import { withMarketplace } from '../harness/test-app.js';
import { haveIngredientInCommon } from './ingredients-in-common.js';

/** `FUZZ=all` checks every name. `npm test` checks one of 120. */
const STEP = process.env['FUZZ'] === 'all' ? 1 : 120;

const { testApp } = withMarketplace();
/** All names of the lists that ship with the site, each with every generic name that a list gives it. */
let names: readonly (readonly [name: string, generics: readonly string[]])[];
const products = shippedProducts();
beforeAll(async () => {
  await ensureMedicines(testApp.database.ownerUrl);
  const sold = products.map(({ name, generic }) => ({ label: name, generic }));
  const all = Map.groupBy([...(await shippedNames()), ...sold], ({ label }) => label.toLowerCase());
  names = [...all]
    .map(([name, same]) => [name, same.map(({ generic }) => generic).filter(Boolean)] as const)
    .filter(([name, generics], at) => at % STEP === 0 && name.length >= 3 && generics.length > 0);
});

const wordsIn = (text: string): string =>
  ` ${text
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join(' ')} `;
/** Returns whether a product on VA's list has the very name, whatever VA calls its ingredient. */
const hasWords = (text: string, name: string): boolean => wordsIn(text).includes(wordsIn(name));
const isOther = (generics: readonly string[], answer: string): boolean =>
  !generics.some((generic) => haveIngredientInCommon(generic, answer));

it('no name of a medicine is answered with a medicine that shares no ingredient with it', async () => {
  const genericOf = new Map(products.map(({ rxcui, generic }) => [rxcui, generic]));
  const ingredientsOf = new Map((await shippedNames()).map(({ label, generic }) => [label.toLowerCase(), generic]));
  const drugs = testApp.app.get(DrugsService, { strict: false });
  const wrong: string[] = [];
  let answered = 0;
  for (const [name, generics] of names) {
    const found = await drugs.find(name);
    answered += found.length > 0 ? 1 : 0;
    for (const { rxcui, name: other } of found)
      if (isOther(generics, `${genericOf.get(rxcui)} ${ingredientsOf.get(other.toLowerCase()) ?? ''}`))
        wrong.push(`${name} (${generics.join()}): ${other}`);
  }
  process.stderr.write(`${names.length} names, ${answered} with products, ${wrong.length} wrong\n`);
  expect([...new Set(wrong)]).toEqual([]);
  expect(answered).toBeGreaterThan(names.length / 2);
});

it("no name is answered from VA's list with a product that shares no ingredient with it", async () => {
  const list = testApp.app.get(VaFormulary, { strict: false });
  const wrong: string[] = [];
  let answered = 0;
  for (const [name, generics] of names) {
    const { drugs } = await list.find(name);
    answered += drugs.length > 0 ? 1 : 0;
    for (const { brand, generic } of drugs)
      if (isOther(generics, generic) && ![brand, generic].some((one) => hasWords(one, name)))
        wrong.push(`${name} (${generics.join()}): ${generic}`);
  }
  process.stderr.write(`${names.length} names, ${answered} on VA's list, ${wrong.length} wrong\n`);
  expect([...new Set(wrong)]).toEqual([]);
  expect(answered).toBeGreaterThan(names.length / 4);
});
