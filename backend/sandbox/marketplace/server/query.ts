import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Catalog } from '../catalog/catalog.js';
import { MarketplaceError } from '../wire/errors.js';

export function queryText(request: FastifyRequest, name: string): string | undefined {
  const value = new URL(request.url, 'http://localhost').searchParams.get(name);
  return value === null || value === '' ? undefined : value;
}

export function needed(request: FastifyRequest, name: string): string {
  const value = queryText(request, name);
  if (value === undefined) throw new MarketplaceError('invalid', `${name}: cannot be blank.`);
  return value;
}

export function neededWords(request: FastifyRequest): string {
  const words = needed(request, 'q');
  if (words.length < 3) throw new MarketplaceError('invalid', 'q: the length must be no less than 3.');
  return words;
}

/** The current market year if the query has none. @throws MarketplaceError if the year is invalid */
export function yearOf(request: FastifyRequest, catalog: Catalog): number {
  const text = queryText(request, 'year');
  if (text === undefined) return currentYear(catalog);
  if (!/^\d{4}$/.test(text)) throw new MarketplaceError('invalid', 'year: must be a valid year.');
  return Number(text);
}

/** The newest plan year of the catalog, as in the open enrollment of November. */
export function currentYear(catalog: Catalog): number {
  return Math.max(...catalog.years);
}

export function pathParam(request: FastifyRequest, name: string): string {
  const { params } = request;
  return typeof params === 'object' && params !== null
    ? String(Object.entries(params).find(([key]) => key === name)?.[1] ?? '')
    : '';
}

/**
 * Tells the site whether the plans of a state and year are real. If they were imported from CMS files, `x-sample-data`
 * is `imported`, and `x-imported` has the plan year and the day of the import (`2025 2026-11-22`).
 */
export function setSourceHeader(reply: FastifyReply, catalog: Catalog, state: string, year: number): void {
  const importedOn = catalog.importedOn(state, year);
  if (importedOn !== undefined) reply.headers({ 'x-sample-data': 'imported', 'x-imported': `${year} ${importedOn}` });
}
