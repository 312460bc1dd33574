import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { parse } from 'csv-parse/sync';
import { DRUGS, type VaDrug } from '#contract/api/drugs.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { VA_SEARCH } from '#contract/limits/care.js';
import { dataSources } from '#modules/facts/index.js';
import { plainName } from '../import/product.js';
import { keyOf } from '../names/ingredients.js';
import { NameMatcher, type KnownName } from '../names/name-matcher.js';
import { nameAndForm } from './va-form.js';
import { readVaList, type VaProduct } from './va-list-file.js';
import { VaSearch } from './va-search.js';

/** The relative path is the same for the TypeScript sources and for the compiled code. */
const FOLDER = new URL('../../../../data/', import.meta.url);
const path = (file: string): string => fileURLToPath(new URL(file, FOLDER));

/** YYYY-MM-DD. @throws Error if the list of data sources does not contain the date */
function shippedListDate(): string {
  const { published } = dataSources()['va-formulary.csv.gz'];
  if (published === undefined) throw new Error('backend/data/sources.json has no publication date of the VA formulary');
  return published;
}

export const shippedList = (): Promise<VaProduct[]> => readVaList(path('va-formulary.csv.gz'));

export async function shippedNames(): Promise<KnownName[]> {
  const text = gunzipSync(await readFile(path('medicine-names.csv.gz')));
  return parse(text, { from_line: 2 }).map(([label = '', ingredients = '']) => ({
    label,
    generic: ingredients.replaceAll('|', ' / '),
  }));
}

interface Brand {
  readonly brand: string;
  readonly generic: string;
}
/** "ZZ VETERAN AFFAIRS" and the like, instead of a trade name. */
const NO_BRAND = /^zz/i;

/** The trade name may be missing, a placeholder, or only repeat the generic name. */
const isBrand = ({ brand, generic }: Brand): boolean =>
  brand !== '' && !NO_BRAND.test(brand) && keyOf(brand.replaceAll(/\([^)]*\)/g, '')) !== keyOf(generic);

/** Returns the brands and generic names of the products, without duplicates. */
export function namesOn(list: readonly Brand[]): KnownName[] {
  const distinct = new Map(list.map((product) => [`${product.brand}/${product.generic}`, product]));
  return [...distinct.values()].flatMap((product) => {
    const { brand, generic } = product;
    return [...(isBrand(product) ? [{ label: plainName(brand), generic }] : []), { label: generic, generic }];
  });
}

interface Stored {
  readonly listDate: string | null;
  /** Value that identifies one import of the VA formulary. Every import has a different version. */
  readonly version: string | null;
  /** Value that identifies one import of the list of medicines. */
  readonly medicines: string | null;
}
interface LoadedList {
  readonly version: string;
  readonly listDate: string;
  readonly search: Promise<VaSearch>;
}

/**
 * Searches the VA National Formulary in memory. The formulary is the copy in this repository, or an imported copy if
 * the imported one is at least as recent. Each request asks the database only whether another copy was imported. Raw
 * SQL is used because an import replaces the whole formulary.
 */
@Injectable()
export class VaFormulary {
  private loaded: LoadedList | null = null;
  private shippedDate: string | null = null;

  constructor(private readonly em: EntityManager) {}

  /**
   * Loads the VA formulary in advance, so that the first search does not have to wait for the loading. Only processes
   * that answer searches should call this method, because the formulary takes memory. If loading fails, the first
   * search loads the formulary.
   */
  async warmUp(): Promise<void> {
    const { search } = await this.current();
    await search;
  }

  /** A text with fewer than three letters or digits finds nothing. */
  async find(text: string): Promise<ReplyOf<typeof DRUGS.searchVa>> {
    const { listDate, search } = await this.current();
    const { products, interpretation } = (await search).find(text);
    return {
      drugs: products.slice(0, VA_SEARCH.most).map(drugOf),
      listDate,
      interpretation: interpretation && { ...interpretation },
    };
  }

  /** Of all lists: those that ship with the site, our products, and the VA formulary. */
  async names(): Promise<NameMatcher> {
    const { search } = await this.current();
    return (await search).names;
  }

  /** Empty if the search text clearly means one medicine. */
  async similarTo(text: string): Promise<readonly string[]> {
    const { search } = await this.current();
    return (await search).similarTo(text);
  }

  async beginningWith(starts: readonly string[]): Promise<{ drugs: readonly VaProduct[]; listDate: string }> {
    const { listDate, search } = await this.current();
    return { drugs: (await search).beginningWith(starts), listDate };
  }

  private async current(): Promise<LoadedList> {
    const shippedDate = (this.shippedDate ??= shippedListDate());
    const stored = await this.stored();
    const importedDate = stored.listDate !== null && stored.listDate >= shippedDate ? stored.listDate : null;
    const version = `${importedDate ? stored.version : 'shipped'}, ${stored.medicines}`;
    if (this.loaded?.version === version) return this.loaded;
    const loaded: LoadedList = {
      version,
      listDate: importedDate ?? shippedDate,
      search: this.load(importedDate !== null),
    };
    loaded.search.catch(() => {
      if (this.loaded === loaded) this.loaded = null;
    });
    this.loaded = loaded;
    return loaded;
  }

  private async load(isImported: boolean): Promise<VaSearch> {
    const [products, shipped, sold] = await Promise.all([
      isImported ? this.importedList() : shippedList(),
      shippedNames(),
      this.em.execute<KnownName[]>('select label, generic, products from medicine_names'),
    ]);
    return VaSearch.create(products, new NameMatcher([...shipped, ...sold, ...namesOn(products)]));
  }

  /**
   * Returns the date and version of the imported VA formulary, and the version of the list of medicines. A version is
   * the id of the transaction that wrote the rows (`xmin`), because an import replaces all rows in a single
   * transaction.
   */
  private async stored(): Promise<Stored> {
    const [row] = await this.em.execute<Stored[]>(
      `select va."listDate", va.version, (select xmin::text from medicine_list limit 1) as medicines
         from (select 1) as one
         left join (select list_date::text as "listDate", xmin::text as version from va_formulary limit 1) as va
                on true`,
    );
    return row ?? { listDate: null, version: null, medicines: null };
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
