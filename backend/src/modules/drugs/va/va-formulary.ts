import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DRUGS, type VaDrug } from '#contract/api/drugs.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { VA_SEARCH } from '#contract/limits/drugs.js';
import { plainName } from '../import/product.js';
import { isBrand } from './known-names.js';
import { shippedList, shippedListDate, shippedNames } from './shipped-facts.js';
import { nameAndForm } from './va-form.js';
import type { VaProduct } from './va-list-file.js';
import { VaSearch } from './va-search.js';

interface Imported {
  readonly listDate: string;
  /** Changes with each import. */
  readonly version: string;
}
interface Held {
  readonly version: string;
  readonly listDate: string;
  readonly search: Promise<VaSearch>;
}

/**
 * The VA National Formulary: the list that the website ships, or an imported one that is not older. It is searched in
 * memory, and each request asks the database only whether another list was imported meanwhile. Raw SQL, because the
 * list is replaced as a whole and has no life of its own.
 */
@Injectable()
export class VaFormulary {
  private held: Held | null = null;
  private shippedDate: Promise<string> | null = null;

  constructor(private readonly em: EntityManager) {}

  /** Finds products by brand or generic name; texts of fewer than three letters find nothing. */
  async find(text: string): Promise<ReplyOf<typeof DRUGS.searchVa>> {
    const { listDate, search } = await this.current();
    const { products, meant } = (await search).find(text);
    return {
      drugs: products.slice(0, VA_SEARCH.most).map(drugOf),
      listDate,
      meant: meant && { ...meant },
    };
  }

  /** Returns names on the list that are spelled similarly, if none of them is clearly meant. */
  async similarTo(text: string): Promise<readonly string[]> {
    const { search } = await this.current();
    return (await search).find(text).similar;
  }

  /** Returns the date of the list and every product with a word that begins with one of `starts`. */
  async beginningWith(starts: readonly string[]): Promise<{ drugs: readonly VaProduct[]; listDate: string }> {
    const { listDate, search } = await this.current();
    return { drugs: (await search).beginningWith(starts), listDate };
  }

  private async current(): Promise<Held> {
    this.shippedDate ??= shippedListDate();
    const [imported, shippedDate] = await Promise.all([this.imported(), this.shippedDate]);
    const isImported = imported !== undefined && imported.listDate >= shippedDate;
    const version = isImported ? imported.version : 'shipped';
    if (this.held?.version === version) return this.held;
    const held: Held = {
      version,
      listDate: isImported ? imported.listDate : shippedDate,
      search: this.load(isImported),
    };
    held.search.catch(() => {
      if (this.held === held) this.held = null;
    });
    this.held = held;
    return held;
  }

  private async load(isImported: boolean): Promise<VaSearch> {
    const [products, names] = await Promise.all([isImported ? this.importedList() : shippedList(), shippedNames()]);
    return new VaSearch(products, names);
  }

  /** An import replaces all rows in one transaction, whose number each of them carries. */
  private async imported(): Promise<Imported | undefined> {
    const [row] = await this.em.execute<Imported[]>(
      `select list_date::text as "listDate", xmin::text as version from va_formulary limit 1`,
    );
    return row;
  }

  private importedList(): Promise<VaProduct[]> {
    return this.em.execute<VaProduct[]>(
      'select id, brand, generic, form, class_name as "className", supply from va_formulary order by id',
    );
  }
}

const drugOf = (product: VaProduct): VaDrug => ({
  ...product,
  ...nameAndForm(product),
  brand: isBrand(product) ? plainName(product.brand) : '',
  className: product.className.replaceAll(/,(?=\S)/g, ', '),
});
