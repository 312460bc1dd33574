import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.js';
import { ENDPOINTS } from '../../contract/endpoints.js';
import type { ErrorReply } from '../../contract/error.contract.js';
import { FORM } from '../../contract/messages/forms.js';

const SEE_OTHER = 303;
/** A form sent by the browser itself, without our scripts. */
export const isPlainForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

/** What such a form says, in the contract's terms: a ticked box is `true`, an empty field was left out. */
export const plainEntries = (body: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== '').map(([name, value]) => [name, value === 'on' ? true : value]));

const callOf = ({ method, routeOptions }: FastifyRequest): Endpoint | undefined =>
  Object.values(ENDPOINTS).find((call) => call.method === method && call.path === routeOptions.url);

/** Turns the answer to a plain form into what a browser can show: the page to go on with, or what was wrong in words. */
export function answerPlainForm(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const next = isPlainForm(request) ? callOf(request)?.afterPlainForm : undefined;
  if (next === undefined) return payload;
  if (reply.statusCode < 400) {
    void reply.status(SEE_OTHER).header('location', next).removeHeader('content-type').removeHeader('content-length');
    return '';
  }
  void reply.header('content-type', 'text/html; charset=utf-8').removeHeader('content-length');
  return problemPage(JSON.parse(String(payload)) as ErrorReply);
}

/** Plain on purpose: no style, no script, the entries are one press of the browser's back button away. */
function problemPage({ message, errors = {} }: ErrorReply): string {
  const list = Object.values(errors).map((text) => `<li>${escaped(text)}</li>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${FORM.errorTitlePrefix}${FORM.summaryTitle}</title></head><body><h1>${FORM.summaryTitle}</h1><p>${escaped(message)}</p>${list && `<ul>${list}</ul>`}<p>${FORM.goBack}</p></body></html>`;
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
