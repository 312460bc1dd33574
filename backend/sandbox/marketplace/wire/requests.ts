export interface Place {
  countyfips: string;
  state: string;
  zipcode: string;
}

export interface Person {
  age: number;
  aptc_eligible?: boolean;
  gender?: string;
  uses_tobacco?: boolean;
  has_mec?: boolean;
  is_parent?: boolean;
  is_pregnant?: boolean;
  pregnant_with?: number;
  utilization_level?: string;
}

export interface Household {
  /** Household income in dollars per year. If it is absent or negative, no tax credit is calculated. */
  income?: number;
  people: Person[];
}

export interface PlanFilter {
  division?: string;
  metal_levels?: string[];
}

export interface PlanRequest {
  place: Place;
  year: number;
  household?: Household;
  aptc_override?: number | null;
  csr_override?: string;
}

export interface SearchRequest extends PlanRequest {
  filter: PlanFilter;
  offset: number;
}
