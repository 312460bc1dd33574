export interface Place {
  countyfips: string;
  state: string;
  zipcode: string;
}

export interface Person {
  age?: number;
  /** A person's date of birth as YYYY-MM-DD. If a request contains both `age` and `dob`, `age` takes precedence. */
  dob?: string;
  aptc_eligible?: boolean;
  gender?: string;
  uses_tobacco?: boolean;
  last_tobacco_use_date?: string;
  has_mec?: boolean;
  is_parent?: boolean;
  is_pregnant?: boolean;
  pregnant_with?: number;
  relationship?: string;
  utilization_level?: string;
}

export interface Household {
  /** Household income in dollars per year. If it is absent or negative, no tax credit is calculated. */
  income?: number;
  people: Person[];
  effective_date?: string;
}

export interface PlanFilter {
  division?: string;
  metal_levels?: string[];
}

export interface PlanRequest {
  place: Place;
  market: string;
  year: number;
  household?: Household;
  aptc_override?: number | null;
  csr_override?: string;
  catastrophic_override?: boolean;
}

export interface SearchRequest extends PlanRequest {
  filter: PlanFilter;
  offset: number;
}
