import type { Page } from '@playwright/test';
import { COVERAGE_BATCH } from '#contract/limits/drugs.js';
import { sampleProducts } from '#modules/drugs/import/sample-products.js';

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
  .map(({ rxcui, fullName, strength }) => ({ rxcui, name: `${fullName}, ${strength}` }));
