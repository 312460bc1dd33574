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

export interface Range {
  min?: number;
  max?: number;
}

export interface PlanFilter {
  division?: string;
  issuer?: string;
  issuers?: string[];
  metal_level?: string;
  metal_levels?: string[];
  type?: string;
  types?: string[];
  design_types?: string[];
  metal_design_types?: { metal_level?: string; design_types?: string[] }[];
  premium?: number;
  premium_range?: Range;
  deductible?: number;
  deductible_range?: Range;
  hsa?: boolean;
  oopc?: number;
  child_dental_coverage?: boolean;
  adult_dental_coverage?: boolean;
  drugs?: string[];
  quality_rating?: number;
  simple_choice?: boolean;
  disease_mgmt_programs?: string[];
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
  sort: string;
  order: 'asc' | 'desc';
  offset: number;
  suppressed_plan_ids: string[];
}
