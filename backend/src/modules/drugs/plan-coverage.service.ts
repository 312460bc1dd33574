import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { PlanCoverage, type DRUGS, type KnownMedicine } from '#contract/api/drugs.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { COVERAGE_BATCH } from '#contract/limits/drugs.js';
import { joinProvenance } from '../plans/index.js';
import { DrugsService } from './drugs.service.js';
import { isGeneric, MedicineIndex, type KnownProduct } from './medicine-index.js';

type Checked = ReplyOf<typeof DRUGS.checkPlans>;

const isSame = (a: KnownProduct, b: KnownProduct): boolean =>
  a.generic === b.generic && a.strength === b.strength && a.form === b.form;

const labelOf = ({ name, strength }: KnownProduct): string => [name, strength].filter(Boolean).join(', ');

/** Looks up how any number of plans cover a person's medicines, and which of the medicines have a generic version. */
@Injectable()
export class PlanCoverageService {
  constructor(
    private readonly drugs: DrugsService,
    private readonly index: MedicineIndex,
  ) {}

  /**
   * Returns the coverage of each medicine by each plan. The plans are sorted and divided into batches, so that everyone
   * who compares the plans of a county uses the same cached answers. Throws `drugs.unavailable`.
   */
  async check({ drugs, plan_ids, year }: InputOf<typeof DRUGS.checkPlans>['body']): Promise<Checked> {
    const ids = [...new Set(plan_ids)].toSorted();
    const groups = Array.from({ length: Math.ceil(ids.length / COVERAGE_BATCH.plans) }, (_, group) =>
      ids.slice(group * COVERAGE_BATCH.plans, (group + 1) * COVERAGE_BATCH.plans),
    );
    const [batches, medicines] = await Promise.all([
      Promise.all(groups.map((group) => this.checkGroup(drugs, group, year))),
      this.known(drugs),
    ]);
    return {
      coverage: batches.flatMap(({ coverage }) => coverage),
      medicines,
      provenance: joinProvenance(batches.map(({ provenance }) => provenance)),
    };
  }

  private async checkGroup(drugs: readonly string[], plans: readonly string[], year: number) {
    const { answer, stale } = await this.drugs.coverage(drugs, plans, year);
    const { coverage, provenance } = z.parse(PlanCoverage, await answer.json());
    return { coverage, provenance: { ...provenance, stale } };
  }

  /** Returns the facts about the given medicines, in the order of `rxcuis`. */
  private async known(rxcuis: readonly string[]): Promise<KnownMedicine[]> {
    const products = new Map((await this.index.productsOf(rxcuis)).map((product) => [product.rxcui, product]));
    const brands = [...products.values()].filter((product) => !isGeneric(product));
    const generics = await this.index.genericsOf([...new Set(brands.map(({ generic }) => generic))]);
    return rxcuis.map((rxcui) => {
      const product = products.get(rxcui);
      if (!product) return { rxcui, generic_name: null, is_brand: null, generic: null };
      const is_brand = !isGeneric(product);
      const generic = is_brand ? generics.find((one) => isSame(one, product)) : undefined;
      return {
        rxcui,
        generic_name: product.generic,
        is_brand,
        generic: generic ? { rxcui: generic.rxcui, name: labelOf(generic) } : null,
      };
    });
  }
}
