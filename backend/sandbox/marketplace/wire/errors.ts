const ERRORS = {
  internal: ['1000', 500, 'internal server error'],
  county: ['1001', 404, 'county not found'],
  state: ['1002', 404, 'state not found'],
  invalid: ['1003', 400, 'invalid input'],
  crosswalk: ['1005', 404, 'Crosswalk not found'],
  plan: ['1006', 404, 'Plan not found'],
  guideline: ['1009', 400, 'poverty guideline not found'],
  percentages: ['1009', 400, 'applicable percentages of the year not found'],
  coverageData: ['1012', 503, 'coverage data unavailable'],
  medicaidEstimate: ['1015', 404, 'no medicaid data for the state'],
  tooFewPlans: ['1016', 404, 'not enough plans to find the benchmark'],
  unpricedSilver: ['1016', 404, 'a Silver plan has no premium, so there is no benchmark'],
  unpublishedBenchmark: ['1016', 404, 'the benchmark of the rating area is not known'],
  rateArea: ['1017', 404, 'rate area not found'],
} as const satisfies Record<string, readonly [code: string, status: number, message: string]>;

export type ErrorName = keyof typeof ERRORS;

export class MarketplaceError extends Error {
  readonly status: number;
  private readonly code: string;

  constructor(name: ErrorName, message: string = ERRORS[name][2]) {
    super(message);
    [this.code, this.status] = ERRORS[name];
  }

  /** Body of the error response. All of its values are strings, as in the real API. */
  get body(): { code: string; status: string; message: string; error: string } {
    return { code: this.code, status: String(this.status), message: this.message, error: this.message };
  }
}

export function notServed(): MarketplaceError {
  return new MarketplaceError('invalid', 'state is not a valid marketplace state');
}
