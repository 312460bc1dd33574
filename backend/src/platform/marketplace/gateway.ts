import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isTaskCancelledError,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
  type CircuitBreakerPolicy,
  type IPolicy,
} from 'cockatiel';
import { UNLIMITED, type CallBudget } from './call-budget.js';
import { asksForPause, CallQueue } from './call-queue.js';
import { newCounters } from './counters.js';
import { sendCall, type Call, type RawAnswer } from './http-call.js';
import { CLIENT_LIMITS, type ClientLimits } from './limits.js';
import { MarketplaceError, type Operation } from './marketplace-error.js';

export interface GatewayOptions {
  baseUrl: string;
  apiKey: string;
  /** Milliseconds since 1970. Without it, pauses are measured with a clock that nobody can set. */
  now?: () => number;
  fetch?: typeof globalThis.fetch;
  limits?: Partial<ClientLimits>;
  /** Limits the total number of calls that all processes make with the API key. */
  budget?: CallBudget;
  /** Called whenever the marketplace rejects the API key. Someone must then replace the key. */
  onKeyRejected?: (error: MarketplaceError) => void;
}

const COVERAGE_DATA_DOWN = '1012';
/** Part of a call's time limit after which it is not sent, as the answer would be late. */
const LAST_START = 0.9;

/** Error code 1012 does not count, because it concerns only drug data. */
const isBreakdown = (error: unknown): boolean =>
  error instanceof MarketplaceError &&
  (error.kind === 'unavailable' || error.kind === 'badAnswer') &&
  error.code !== COVERAGE_DATA_DOWN &&
  !error.abandoned;

const CIRCUIT_STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'halfOpen',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const;

/**
 * Sends calls to the marketplace through several layers. From the outermost to the innermost, these are: a time limit;
 * retries with random delays, which are safe because calls only read data; one more attempt after a pause that the
 * marketplace asked for; the queue; a circuit breaker; and the call budget of the API key.
 */
export class Gateway {
  readonly counters = newCounters();
  private readonly limits: ClientLimits;
  private readonly now: () => number;
  private readonly fetch: typeof globalThis.fetch;
  private readonly budget: CallBudget;
  private readonly queue: CallQueue;
  private readonly circuit: CircuitBreakerPolicy;
  private readonly policy: IPolicy;
  private inFlight = 0;

  constructor(private readonly options: GatewayOptions) {
    this.limits = { ...CLIENT_LIMITS, ...options.limits };
    this.now = options.now ?? Date.now;
    this.fetch = options.fetch ?? globalThis.fetch;
    this.budget = options.budget ?? UNLIMITED;
    this.queue = new CallQueue(this.limits, options.now ?? (() => performance.now()));
    this.circuit = this.newCircuit();
    this.policy = wrap(
      timeout(this.limits.call, TimeoutStrategy.Aggressive),
      this.newRetry(),
      retry(handleWhen(asksForPause), { maxAttempts: 1 }),
    );
  }

  /** Throws only MarketplaceError. `signal` ends the call early. */
  async ask(call: Call, signal?: AbortSignal): Promise<RawAnswer> {
    const lastStart = performance.now() + this.limits.call * LAST_START;
    try {
      return await this.policy.execute((context) => this.attempt(call, context.signal, lastStart), signal);
    } catch (error) {
      const fault = toMarketplaceError(error, call.operation);
      this.counters.errors[fault.kind] += 1;
      if (fault.kind === 'unauthorized') this.options.onKeyRejected?.(fault);
      throw fault;
    }
  }

  private attempt(call: Call, signal: AbortSignal, lastStart: number): Promise<RawAnswer> {
    const work = async (): Promise<RawAnswer> => {
      if (await this.budget.take(signal)) this.counters.held += 1;
      if (performance.now() > lastStart)
        throw new MarketplaceError('unavailable', call.operation, { reason: 'time limit', abandoned: true });
      this.queue.throwIfPaused(call.operation);
      return await this.send(call, signal);
    };
    return this.queue.run(call.operation, signal, () => this.circuit.execute(work, signal));
  }

  private async send(call: Call, signal: AbortSignal): Promise<RawAnswer> {
    this.counters.calls[call.operation] += 1;
    this.counters.mostAtOnce = Math.max(this.counters.mostAtOnce, ++this.inFlight);
    const settings = {
      baseUrl: this.options.baseUrl,
      apiKey: this.options.apiKey,
      fetch: this.fetch,
      now: this.now,
      timeLimit: this.limits.exchange,
      maxBytes: this.limits.body,
    };
    try {
      return await sendCall(call, settings, signal);
    } finally {
      this.inFlight -= 1;
    }
  }

  private newCircuit(): CircuitBreakerPolicy {
    const circuit = circuitBreaker(handleWhen(isBreakdown), {
      halfOpenAfter: this.limits.recoverAfter,
      breaker: new ConsecutiveBreaker(this.limits.breakAfter),
    });
    circuit.onStateChange((state) => {
      this.counters.circuit = CIRCUIT_STATES[state];
    });
    return circuit;
  }

  private newRetry(): IPolicy {
    const mayHelp = (error: unknown) => error instanceof MarketplaceError && error.retryable;
    const policy = retry(handleWhen(mayHelp), {
      maxAttempts: this.limits.retries,
      backoff: new ExponentialBackoff({ initialDelay: this.limits.retryPause / 4, maxDelay: this.limits.retryPause }),
    });
    policy.onRetry(() => {
      this.counters.retries += 1;
    });
    return policy;
  }
}

function toMarketplaceError(error: unknown, operation: Operation): MarketplaceError {
  if (error instanceof MarketplaceError) return error;
  const isAborted =
    isTaskCancelledError(error) || (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name));
  const isCircuitOpen = error instanceof BrokenCircuitError;
  const reason = isAborted ? 'time limit' : isCircuitOpen ? 'circuit open' : 'unexpected';
  return new MarketplaceError('unavailable', operation, { reason });
}
