import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';

/** Of W3C Trace Context. Stored with events, so that a trace continues elsewhere. */
const TRACEPARENT = 'traceparent';
const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, upstream: SpanKind.CLIENT } as const;

/** Only route templates and fixed names, never anything that a person entered. */
interface Work {
  readonly name: string;
  readonly kind: keyof typeof KINDS;
  readonly attributes?: Attributes;
}

let service: string | null = null;

/** Returns whether tracing is on. While it is off, the tracing functions do almost nothing. */
export const isTracing = (): boolean => service !== null;

export const startSpan = ({ name, kind, attributes = {} }: Work): Span =>
  trace.getTracer(service ?? '').startSpan(name, { kind: KINDS[kind], attributes });

export const withSpan = <T>(span: Span, work: () => T): T => context.with(trace.setSpan(context.active(), span), work);

/** Runs work in a new tracing span. The span ends together with the work and records whether the work failed. */
export async function traced<T>(about: Work, work: () => Promise<T>): Promise<T> {
  if (!isTracing()) return work();
  const span = startSpan(about);
  try {
    return await withSpan(span, work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** W3C `traceparent` to store with events, or null if there is none. */
export function currentTraceparent(): string | null {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier[TRACEPARENT] ?? null;
}

/** Runs work as part of the trace in which an event was published. `traceparent` comes from the event. */
export const continueTrace = <T>(traceparent: string | null | undefined, work: () => T): T =>
  context.with(propagation.extract(ROOT_CONTEXT, { [TRACEPARENT]: traceparent ?? '' }), work);

/** Loads the libraries only now. Returns a function that sends the remaining spans and stops. */
export async function startTracing(endpoint: string, name: string): Promise<() => Promise<void>> {
  const [
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  service = name;
  return async () => {
    service = null;
    await provider.shutdown();
  };
}
