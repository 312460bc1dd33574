import type { FastifyInstance } from 'fastify';
import { SYSTEM, type PolicyReports } from '#contract/api/system.contract.js';
import { AppError } from '../errors/app-error.js';

/** Of the directives `report-uri` and `report-to`. */
const MEDIA_TYPES = ['application/csp-report', 'application/reports+json'];

const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'object-src',
  'manifest-src',
  'form-action',
  'frame-ancestors',
  'base-uri',
]);

/** Words that browsers report instead of the URL of the content that a content security policy has blocked. */
const KEYWORDS: ReadonlySet<string> = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob']);

const OTHER = 'other';
/** Length, in characters, of the longest origin that a URL can have. */
const LONGEST = 'https://'.length + 253 + ':65535'.length;

interface Violation {
  /** Name of the directive that blocked the content, or `other` if the name is not a known directive. */
  readonly directive: string;
  /** Origin of the blocked content, its scheme if it has no origin, or a keyword such as `inline`. */
  readonly blocked: string;
}

/**
 * Parses reports of blocked content as JSON, in the media types that browsers use for them. Other endpoints reject
 * these types, because a page of another site can make a browser send them without a CORS preflight request.
 */
export function readPolicyReports(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(MEDIA_TYPES, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.url === SYSTEM.reportViolations.path) parse(request, body, done);
    else done(new AppError('request.wrongType'));
  });
}

/** The rest of a report can contain secrets and personal data. */
export function violationsIn(reports: PolicyReports): Violation[] {
  if (!Array.isArray(reports)) {
    const { 'csp-report': report } = reports;
    return [violation(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri'])];
  }
  return reports
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => violation(body?.effectiveDirective, body?.blockedURL));
}

function violation(directive: string | null | undefined, blocked: string | null | undefined): Violation {
  // Older browsers report the name of the directive together with the sources that the directive allows.
  const [name = ''] = (directive ?? '').split(' ', 1);
  return { directive: DIRECTIVES.has(name) ? name : OTHER, blocked: originOf(blocked ?? '') };
}

function originOf(blocked: string): string {
  if (KEYWORDS.has(blocked)) return blocked;
  if (!URL.canParse(blocked)) return OTHER;
  const { origin, protocol } = new URL(blocked);
  const named = origin === 'null' ? protocol : origin;
  return named.length > LONGEST ? OTHER : named;
}
