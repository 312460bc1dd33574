import type { Page } from '@playwright/test';
import { COVERAGE_BATCH } from '#contract/limits/care.js';
import { sampleProducts } from '#modules/drugs/import/sample-products.js';
import { pharmacyName } from '#modules/drugs/labels/pharmacy-name.js';

/** Stores the medicines in the account of the person who is signed in. The page must be one of this site. */
export const keepMedicines = (page: Page, medicines: readonly object[]) =>
  page.evaluate(
    async (body) =>
      fetch('/api/medicines/mine', { method: 'PUT', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify({ medicines }),
  );

/** As many medicines as a list can hold, each with another active ingredient. */
export const TWENTY = [
  ...new Map(
    sampleProducts()
      .filter(({ isBrand }) => isBrand)
      .map((product) => [product.generic, product]),
  ).values(),
]
  .slice(0, COVERAGE_BATCH.drugs)
  .map((product) => ({ rxcui: product.rxcui, name: pharmacyName(product) }));

const NAMES = [
  ['861007', 'Metformin 500 mg tablet'],
  ['311353', 'Lisinopril 2.5 mg tablet'],
  ['617310', 'Atorvastatin 20 mg tablet'],
  ['1991311', 'Ozempic 0.25 mg or 0.5 mg a dose, 1.34 mg per mL pen'],
  ['1364441', 'Eliquis 2.5 mg tablet'],
  ['617314', 'Lipitor 10 mg tablet'],
  ['1551888', 'Humira 10 mg per 0.2 mL syringe'],
  ['1545664', 'Jardiance 10 mg tablet'],
  ['310430', 'Gabapentin 100 mg capsule'],
  ['208149', 'Zoloft 100 mg tablet'],
] as const;
const DOCTORS = [
  ['0022000037', 'Farid Copperfield'],
  ['0022000009', 'Benedict Copperfield'],
  ['0022000035', 'Farid Appleyard'],
  ['0022000007', 'Benedict Appleyard'],
  ['0022000000', 'Amara Appleyard'],
] as const;

/** Stores some of ten medicines and of five doctors of Baton Rouge in the browser of a guest. */
export const keepAsGuest = (page: Page, medicines: number, doctors: number) =>
  page.evaluate(
    (lists) => localStorage.setItem('careLists', lists),
    JSON.stringify({
      medicines: NAMES.slice(0, medicines).map(([rxcui, name]) => ({ rxcui, name })),
      doctors: DOCTORS.slice(0, doctors).map(([npi, name]) => ({ npi, name, specialties: [], accepting: 'unknown' })),
    }),
  );
