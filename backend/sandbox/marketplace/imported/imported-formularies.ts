import type { DatabaseSync } from 'node:sqlite';
import { shippedProducts } from '#modules/drugs/import/shipped-products.js';
import type { DrugAnswer } from '../catalog/catalog.js';
import { numberIn, textIn } from '../import/database.js';

/**
 * Number of RxCUIs from which a plan's list counts as complete, so that a missing drug is not covered. With a shorter
 * list, an excerpt, it may still be covered. Complete lists have several thousand drugs.
 */
const WHOLE_LIST = 1500;

const GENERIC_OF: ReadonlyMap<string, string> = new Map(
  shippedProducts().flatMap(({ rxcui, genericRxcui }) =>
    genericRxcui === undefined ? [] : [[rxcui, genericRxcui] as const],
  ),
);

export class ImportedFormularies {
  private readonly find;
  private readonly count;
  private readonly wholeLists = new Map<string, boolean>();

  constructor(database: DatabaseSync) {
    this.find = database.prepare('select * from formulary_drug where plan_id = ? and year = ? and rxcui = ?');
    this.count = database.prepare('select count(distinct rxcui) n from formulary_drug where plan_id = ? and year = ?');
  }

  /** For a drug that is missing from an incomplete list, the answer is that no data was provided. */
  coverage(planId: string, rxcui: string, year: number): DrugAnswer {
    const entry = this.entryOf(planId, rxcui, year);
    if (entry) return { coverage: 'Covered', ...entry };
    const generic = GENERIC_OF.get(rxcui);
    const genericEntry = generic === undefined ? undefined : this.entryOf(planId, generic, year);
    if (genericEntry) return { coverage: 'GenericCovered', generic_rxcui: generic, ...genericEntry };
    return { coverage: this.hasWholeList(planId, year) ? 'NotCovered' : 'DataNotProvided' };
  }

  private entryOf(planId: string, rxcui: string, year: number): Omit<DrugAnswer, 'coverage'> | undefined {
    const row = this.find.get(planId, year, rxcui);
    if (!row) return undefined;
    const flag = (column: string): boolean | null => (row[column] === null ? null : numberIn(row, column) === 1);
    return {
      drug_tier: textIn(row, 'tier'),
      prior_authorization: flag('prior_authorization'),
      step_therapy: flag('step_therapy'),
      quantity_limit: flag('quantity_limit'),
    };
  }

  private hasWholeList(planId: string, year: number): boolean {
    const key = `${planId} ${year}`;
    const known = this.wholeLists.get(key);
    if (known !== undefined) return known;
    const isWhole = numberIn(this.count.get(planId, year) ?? {}, 'n') >= WHOLE_LIST;
    this.wholeLists.set(key, isWhole);
    return isWhole;
  }
}
