import type { Catalog } from '../catalog/catalog.js';
import type { PlanFilter, Range } from '../wire/requests.js';
import type { Coverage } from '../wire/vocabulary.js';
import type { Quote } from './quote.js';

type Test = (quoted: Quote) => boolean;

const PAYS: ReadonlySet<Coverage> = new Set<Coverage>(['Covered', 'GenericCovered']);

/** Returns whether a plan meets every condition of a search filter. Issuers are matched by name, not by id. */
export function passes(quoted: Quote, filter: PlanFilter, catalog: Catalog): boolean {
  return testsOf(filter, catalog).every((test) => test(quoted));
}

function testsOf(filter: PlanFilter, catalog: Catalog): Test[] {
  const facts =
    (test: (facts: Quote['plan']['facts']) => boolean): Test =>
    (quoted) =>
      test(quoted.plan.facts);
  return [
    // Dental plans are returned only on request, because the site compares health plans.
    facts((plan) => plan.product_division === (filter.division ?? 'HealthCare')),
    ...oneOf(both(filter.issuer, filter.issuers), (quoted) => quoted.plan.facts.issuer.name),
    ...oneOf(both(filter.metal_level, filter.metal_levels), (quoted) => quoted.plan.facts.metal_level),
    ...oneOf(both(filter.type, filter.types), (quoted) => quoted.plan.facts.type),
    ...oneOf(filter.design_types, (quoted) => quoted.plan.facts.design_type),
    ...given(filter.metal_design_types, (wanted) =>
      facts((plan) =>
        wanted.some(
          (each) =>
            (each.metal_level ?? plan.metal_level) === plan.metal_level &&
            (each.design_types ?? [plan.design_type]).includes(plan.design_type),
        ),
      ),
    ),
    ...given(filter.hsa, (hsa) => facts((plan) => plan.hsa_eligible === hsa)),
    ...given(filter.simple_choice, (simple) => facts((plan) => plan.simple_choice === simple)),
    ...given(filter.quality_rating, (stars) => facts((plan) => plan.quality_rating.global_rating >= stars)),
    ...given(filter.disease_mgmt_programs, (programs) =>
      facts((plan) => programs.every((program) => plan.disease_mgmt_programs.includes(program))),
    ),
    ...amounts(filter),
    ...benefits(filter),
    ...given(
      filter.drugs,
      (drugs) =>
        ({ plan }) =>
          drugs.every((rxcui) => PAYS.has(catalog.drugCoverage(plan.facts.id, rxcui, plan.year).coverage)),
    ),
  ];
}

function amounts(filter: PlanFilter): Test[] {
  return [
    ...given(
      filter.premium,
      (max) =>
        ({ price }) =>
          price.premium_w_credit <= max,
    ),
    ...given(
      filter.premium_range,
      (range) =>
        ({ price }) =>
          isWithin(price.premium_w_credit, range),
    ),
    ...given(
      filter.deductible,
      (max) =>
        ({ deductible }) =>
          deductible !== undefined && deductible <= max,
    ),
    ...given(
      filter.deductible_range,
      (range) =>
        ({ deductible }) =>
          deductible !== undefined && isWithin(deductible, range),
    ),
    ...given(
      filter.oopc,
      (max) =>
        ({ price }) =>
          price.oopc >= 0 && price.oopc <= max,
    ),
  ];
}

function benefits(filter: PlanFilter): Test[] {
  const covers =
    (name: string, wanted: boolean): Test =>
    ({ plan }) =>
      (plan.benefits(new Set([name]))[0]?.covered ?? false) === wanted;
  return [
    ...given(filter.child_dental_coverage, (wanted) => covers('Dental Check-Up for Children', wanted)),
    ...given(filter.adult_dental_coverage, (wanted) => covers('Routine Dental Services (Adult)', wanted)),
  ];
}

function oneOf(values: readonly string[] | undefined, of: (quoted: Quote) => string): Test[] {
  return values ? [(quoted) => values.includes(of(quoted))] : [];
}

function given<T>(value: T | undefined, test: (value: T) => Test): Test[] {
  return value === undefined ? [] : [test(value)];
}

function both(one: string | undefined, many: readonly string[] | undefined): readonly string[] | undefined {
  return one === undefined ? many : [one, ...(many ?? [])];
}

function isWithin(amount: number, { min, max }: Range): boolean {
  return amount >= (min ?? Number.NEGATIVE_INFINITY) && amount <= (max ?? Number.POSITIVE_INFINITY);
}
