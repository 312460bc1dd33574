import {
  bulkhead, circuitBreaker, type CircuitBreakerPolicy, CircuitState, ConsecutiveBreaker, ExponentialBackoff, handleWhen,
  BrokenCircuitError, BulkheadRejectedError, type IPolicy, isTaskCancelledError, retry, timeout, TimeoutStrategy, wrap,
} from 'cockatiel';
import { type CallBudget, UNLIMITED } from './call-budget.js';
import { newCounters } from './counters.js';
import { type Call, exchange, type RawAnswer } from './exchange.js';
import { type ClientLimits, CLIENT_LIMITS } from './limits.js';
import { MarketplaceError, type Operation } from './marketplace-error.js';
import { RatePause } from './rate-pause.js';
import { RetryBudget } from './retry-budget.js';

export interface GatewayOptions {
  /** Address up to and including `/api/v1`. */
  baseUrl: string;
  apiKey: string;
  /** Milliseconds since 1970. */
  clock?: () => number;
  fetch?: typeof globalThis.fetch;
  limits?: Partial<ClientLimits>;
  /** What all who use this key may call together. */
  budget?: CallBudget;
  /** Told once for each call that the marketplace answers with a refusal of our key: somebody has to be woken (contract section 11). */
  keyRefused?: (error: MarketplaceError) => void;
}

const COVERAGE_DATA_DOWN = '1012';
/** A 429, or a 503 that says when to come back: everybody waits. Drug data that is down concerns nobody else. */
const asksForPause = ({ kind, status, waitMs, code }: MarketplaceError): boolean =>
  kind === 'tooMany' || (status === 503 && waitMs !== undefined && code !== COVERAGE_DATA_DOWN);
/** A call that got its place when this part of its time is gone is not put on the wire: its answer would come too late. */
const LAST_START = 0.9;

/** What says that the marketplace as a whole is in trouble; 1012 concerns its drug data alone. */
const isBreakdown = (error: unknown): boolean =>
  error instanceof MarketplaceError && (error.kind === 'unavailable' || error.kind === 'badAnswer') && error.code !== COVERAGE_DATA_DOWN && !error.abandoned;

/**
 * Lets calls out in good order: at most four at once, a time limit around everything, second tries with jitter for
 * failures that pass (all our calls are reads), a circuit that opens when the marketplace is down, a pause when it asks for one,
 * and never more calls than the key may make.
 */
export class Gateway {
  readonly counters = newCounters();
  private readonly limits: ClientLimits;
  private readonly now: () => number;
  private readonly fetch: typeof globalThis.fetch;
  private readonly pause: RatePause;
  private readonly retries = new RetryBudget();
  private readonly budget: CallBudget;
  private readonly circuit: CircuitBreakerPolicy;
  private readonly around: IPolicy;
  private readonly onWire: IPolicy;
  private atOnce = 0;

  constructor(private readonly options: GatewayOptions) {
    this.limits = { ...CLIENT_LIMITS, ...options.limits };
    this.now = options.clock ?? Date.now;
    this.fetch = options.fetch ?? globalThis.fetch;
    this.budget = options.budget ?? UNLIMITED;
    this.pause = new RatePause(this.limits, this.now);
    this.circuit = this.newCircuit();
    this.onWire = wrap(bulkhead(this.limits.atOnce, this.limits.waiting), this.circuit);
    this.around = wrap(timeout(this.limits.call, TimeoutStrategy.Aggressive), this.newRetry());
  }

  /** Throws MarketplaceError only. `signal` ends the call early, for instance when the caller's own time is over. */
  async ask(call: Call, signal?: AbortSignal): Promise<RawAnswer> {
    this.retries.earn();
    const lastStart = performance.now() + this.limits.call * LAST_START;
    try {
      return await this.around.execute((context) => this.attempt(call, context.signal, lastStart), signal);
    } catch (error) {
      const fault = toMarketplaceError(error, call.operation);
      this.counters.errors[fault.kind] += 1;
      if (fault.kind === 'unauthorized') this.options.keyRefused?.(fault);
      throw fault;
    }
  }

  /** After a pause a call is tried once more; `turn` refuses when the window is long. */
  private async attempt(call: Call, signal: AbortSignal, lastStart: number): Promise<RawAnswer> {
    try {
      return await this.turn(call, signal, lastStart);
    } catch (error) {
      if (!(error instanceof MarketplaceError) || !asksForPause(error)) throw error;
      return await this.turn(call, signal, lastStart);
    }
  }

  private turn(call: Call, signal: AbortSignal, lastStart: number): Promise<RawAnswer> {
    return this.pause.run(call.operation, signal, (alone) =>
      this.onWire.execute(async (context) => {
        if (await this.budget.take(context.signal)) this.counters.held += 1;
        if (performance.now() > lastStart) throw new MarketplaceError('unavailable', call.operation, { reason: 'time limit', abandoned: true });
        if (!alone) this.pause.check(call.operation);
        return await this.send(call, context.signal);
      }, signal),
    );
  }

  private async send(call: Call, signal: AbortSignal): Promise<RawAnswer> {
    this.counters.calls[call.operation] += 1;
    this.counters.mostAtOnce = Math.max(this.counters.mostAtOnce, ++this.atOnce);
    try {
      const { baseUrl, apiKey } = this.options;
      const began = this.now();
      const heard = (headers: Headers): void => this.budget.note(headers, began);
      return await exchange(call, { baseUrl, apiKey, fetch: this.fetch, now: this.now, time: this.limits.exchange, bytes: this.limits.body, heard }, signal);
    } catch (error) {
      // Here and not later: the next in line takes this place as soon as it is free.
      if (error instanceof MarketplaceError && asksForPause(error)) this.pause.strike(error);
      throw error;
    } finally {
      this.atOnce -= 1;
    }
  }

  private newCircuit(): CircuitBreakerPolicy {
    const circuit = circuitBreaker(handleWhen(isBreakdown), { halfOpenAfter: this.limits.recoverAfter, breaker: new ConsecutiveBreaker(this.limits.breakAfter) });
    const names = { [CircuitState.Closed]: 'closed', [CircuitState.HalfOpen]: 'halfOpen', [CircuitState.Open]: 'open', [CircuitState.Isolated]: 'open' } as const;
    circuit.onStateChange((state) => {
      this.counters.circuit = names[state];
    });
    return circuit;
  }

  private newRetry(): IPolicy {
    const mayHelp = (error: unknown) => error instanceof MarketplaceError && error.retryable && this.retries.spend();
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
  const aborted = isTaskCancelledError(error) || (typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError');
  if (aborted) return new MarketplaceError('unavailable', operation, { reason: 'time limit' });
  if (error instanceof BrokenCircuitError) return new MarketplaceError('unavailable', operation, { reason: 'circuit open' });
  if (error instanceof BulkheadRejectedError) return new MarketplaceError('unavailable', operation, { reason: 'too many waiting' });
  return new MarketplaceError('unavailable', operation, { reason: 'unexpected' });
}
