import { Injectable } from '@nestjs/common';
import { DRUGS, type MedicineFacts } from '../../contract/drugs.contract.js';
import type { ReplyOf } from '../../contract/endpoint.js';
import { MedicineIndex, type KnownProduct } from './medicine-index.js';
import { VaFormulary } from './va-formulary.js';
import { matchOnList, startOf } from './va-match.js';

const UNKNOWN = { status: 'unknown', product: null } as const;

/** What is in a person's medicines, and what VA's list says of each. */
@Injectable()
export class VaColumn {
  constructor(
    private readonly index: MedicineIndex,
    private readonly formulary: VaFormulary,
  ) {}

  /** In the order asked. A product our index does not know is unknown to VA's list too. */
  async factsOf(rxcuis: readonly string[]): Promise<ReplyOf<typeof DRUGS.facts>> {
    const known = new Map<string, KnownProduct>((await this.index.productsOf(rxcuis)).map((product) => [product.rxcui, product]));
    const starts = [...new Set([...known.values()].flatMap(({ generic }) => startOf(generic)))];
    const { drugs, listDate, isSample } = await this.formulary.beginningWith(starts);
    const medicines = rxcuis.map((rxcui): MedicineFacts => {
      const product = known.get(rxcui);
      return { rxcui, generic_name: product?.generic ?? null, va: product ? matchOnList(product, drugs) : UNKNOWN };
    });
    return { medicines, listDate, isSample };
  }
}
