import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.js';
import { MarketplaceError } from './errors.js';

export function queryText(request: FastifyRequest, name: string): string | undefined {
  const value = new URL(request.url, 'http://localhost').searchParams.get(name);
  return value === null || value === '' ? undefined : value;
}

/** @throws MarketplaceError when the parameter is missing. */
export function needed(request: FastifyRequest, name: string): string {
  const value = queryText(request, name);
  if (value === undefined) throw new MarketplaceError('invalid', `${name}: cannot be blank.`);
  return value;
}

/** The year asked for, else the market's own current year. */
export function yearOf(request: FastifyRequest, catalogue: Catalogue): number {
  const text = queryText(request, 'year');
  if (text === undefined) return currentYear(catalogue);
  if (!/^\d{4}$/.test(text)) throw new MarketplaceError('invalid', 'year: must be a valid year.');
  return Number(text);
}

/** During open enrolment (it is November 2026 in the sample) the newest year is the current one. */
export function currentYear(catalogue: Catalogue): number {
  return Math.max(...catalogue.years);
}

export function pathParam(request: FastifyRequest, name: string): string {
  const { params } = request;
  return typeof params === 'object' && params !== null ? String(Object.entries(params).find(([key]) => key === name)?.[1] ?? '') : '';
}

/** Lets the site label what it shows: plans come from CMS files that an operator imported, or are made up. */
export function tellSource(reply: FastifyReply, isImported: boolean): void {
  if (isImported) reply.header('x-sample-data', 'imported');
}
