import type { FastifyInstance } from 'fastify';
import { SYSTEM, type PolicyReports } from '#contract/api/system.contract.js';
import { AppError } from '../errors/app-error.js';

/** Media types in which browsers send reports, by the directives `report-uri` and `report-to`. */
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

/** Words that browsers report in place of a URL. */
const KEYWORDS: ReadonlySet<string> = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob']);

const OTHER = 'other';
/** Length of the longest origin with a host name that can exist. */
const LONGEST = 'https://'.length + 253 + ':65535'.length;

interface Violation {
  /** Name of the directive that blocked something, or `other` if the policy has no such directive. */
  readonly directive: string;
  /** Origin of what was blocked, its scheme if it has no origin, or a keyword such as `inline`. */
  readonly blocked: string;
}

/**
 * Lets the server read reports in the media types that browsers use for them, as JSON. All other endpoints refuse these
 * types, because browsers send them to other sites without asking.
 */
export function readPolicyReports(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(MEDIA_TYPES, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.url === SYSTEM.reportViolations.path) parse(request, body, done);
    else done(new AppError('request.wrongType'));
  });
}

/**
 * Returns the blocked content that a browser reports. The rest of its report is dropped, because it contains the
 * addresses of the page and of what was blocked, which can contain secrets and personal data.
 */
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
  // Older browsers report the directive together with its sources.
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
