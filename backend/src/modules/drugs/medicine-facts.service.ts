import { Injectable } from '@nestjs/common';
import { DRUGS, type MedicineFacts } from '#contract/api/drugs.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { KnownMedicines } from './known-medicines.js';
import { MedicineIndex, type KnownProduct } from './medicine-index.js';
import { VaFormulary } from './va/va-formulary.js';
import { matchOnList, startOf } from './va/va-match.js';

const UNKNOWN = { status: 'unknown', product: null } as const;

@Injectable()
export class MedicineFactsService {
  constructor(
    private readonly index: MedicineIndex,
    private readonly medicines: KnownMedicines,
    private readonly formulary: VaFormulary,
  ) {}

  /**
   * Returns the generic name and the price of each medicine, its generic version, and whether the medicine is on the VA formulary.
   * The result is in the order of `rxcuis`. The VA status is `unknown` for medicines that have not been imported or
   * whose generic name is not known.
   */
  async factsOf(rxcuis: readonly string[]): Promise<ReplyOf<typeof DRUGS.getFacts>> {
    const known = new Map<string, KnownProduct>(
      (await this.index.productsOf(rxcuis)).map((product) => [product.rxcui, product]),
    );
    const starts = [...new Set([...known.values()].flatMap(({ generic }) => startOf(generic)))];
    const { drugs, listDate } = await this.formulary.beginningWith(starts);
    const medicines = (await this.medicines.factsOf(rxcuis)).map((medicine): MedicineFacts => {
      const product = known.get(medicine.rxcui);
      return { ...medicine, va: product ? matchOnList(product, drugs) : UNKNOWN };
    });
    return { medicines, listDate };
  }
}
