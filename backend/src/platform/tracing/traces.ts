import { type Attributes, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Tracer } from '@opentelemetry/api';

/** A piece of work that is done, as a trace shows it. Attributes hold route templates and names of our own, never what a person typed. */
interface Piece {
  readonly name: string;
  readonly kind: 'request' | 'job' | 'upstream';
  /** UUID of the request the work belongs to: every piece of it, in whatever process, is in one trace. */
  readonly requestId: string;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly failed: boolean;
  readonly attributes: Attributes;
}

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, upstream: SpanKind.CLIENT } as const;
const traceOf = (requestId: string): string => requestId.replaceAll('-', '').toLowerCase();
/** The span of the request itself, from its id alone: so a job can name its parent without having been told. */
const rootOf = (traceId: string): string => traceId.slice(16);
const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

let tracer: Tracer | null = null;
/** Ids for the span that is begun next. */
let next = { traceId: '', spanId: '' };

/** Whether anybody wants to know. */
export const isTracing = (): boolean => tracer !== null;

/** Notes a piece of work in its trace; nothing happens unless traces were asked for. */
export function tracePiece({ name, kind, requestId, began, failed, attributes }: Piece): void {
  if (!tracer || !isUuid(requestId)) return;
  const traceId = traceOf(requestId);
  const parent = { traceId, spanId: rootOf(traceId), traceFlags: TraceFlags.SAMPLED, isRemote: true };
  next = { traceId, spanId: kind === 'request' ? rootOf(traceId) : '' };
  const context = kind === 'request' ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
  const span = tracer.startSpan(name, { kind: KINDS[kind], startTime: began, attributes, root: kind === 'request' }, context);
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Sends traces to an OpenTelemetry collector (OTLP over HTTP). The libraries are loaded only then. Answers how to hand
 * over what is left and stop.
 */
export async function startTracing(endpoint: string, service: string): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, RandomIdGenerator, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'), import('@opentelemetry/exporter-trace-otlp-http'), import('@opentelemetry/resources'),
  ]);
  const random = new RandomIdGenerator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: { generateTraceId: () => next.traceId || random.generateTraceId(), generateSpanId: () => next.spanId || random.generateSpanId() },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }) })],
  });
  tracer = provider.getTracer(service);
  return async () => {
    tracer = null;
    await provider.shutdown();
  };
}
