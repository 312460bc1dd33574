import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.js';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import type { ErrorReply } from '#contract/errors/all-errors.js';
import { FORM } from '#contract/messages/forms.js';

const SEE_OTHER = 303;
export const isPlainForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

/** A selected checkbox becomes `true`, and empty fields are left out. */
export const plainEntries = (body: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body ?? {})
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, value === 'on' ? true : value]),
  );

/** Returns whether a mail program has sent the form of RFC 8058 because its user wants no more mails. */
const isOfMailProgram = (body: unknown): boolean =>
  (body as Record<string, unknown> | null | undefined)?.['List-Unsubscribe'] === 'One-Click';

const callOf = ({ method, routeOptions }: FastifyRequest): Endpoint | undefined =>
  Object.values(ENDPOINTS).find((call) => call.method === method && call.path === routeOptions.url);

/**
 * Converts the response to a form that was submitted without the site's scripts. If the request succeeded, the browser
 * is redirected to the next page. Otherwise, the browser gets a page that lists the errors. Mail programs, which end
 * mails with the same kind of form, get neither.
 */
export function answerPlainForm(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const isFromPage = isPlainForm(request) && !isOfMailProgram(request.body);
  const call = isFromPage ? callOf(request) : undefined;
  if (call?.afterPlainForm === undefined) return payload;
  const next = nextPage(call, reply.statusCode, String(payload));
  if (next !== undefined) {
    void reply.status(SEE_OTHER).header('location', next).removeHeader('content-type').removeHeader('content-length');
    return '';
  }
  void reply.header('content-type', 'text/html; charset=utf-8').removeHeader('content-length');
  return problemPage(JSON.parse(String(payload)) as ErrorReply);
}

/** Returns the page that follows a form, or undefined if only a page about the problem can tell what went wrong. */
function nextPage(
  { afterPlainForm, afterPlainFormError }: Endpoint,
  status: number,
  payload: string,
): string | undefined {
  if (status < 400) return typeof afterPlainForm === 'function' ? afterPlainForm(JSON.parse(payload)) : afterPlainForm;
  const { code } = JSON.parse(payload) as ErrorReply;
  return Object.entries(afterPlainFormError ?? {}).find(([known]) => known === code)?.[1];
}

function problemPage({ message, errors = {} }: ErrorReply): string {
  const list = Object.values(errors)
    .map((text) => `<li>${escapeHtml(text)}</li>`)
    .join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${FORM.errorTitlePrefix}${FORM.summaryTitle}</title></head>`,
    `<body><h1>${FORM.summaryTitle}</h1><p>${escapeHtml(message)}</p>`,
    list && `<ul>${list}</ul>`,
    `<p>${FORM.goBack}</p></body></html>`,
  ].join('');
}
