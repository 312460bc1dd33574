import type { PlanSearch } from '#contract/api/plans.contract.js';
import { GENDERS } from '#contract/limits/fields.js';
import { LIFESTYLE_PROGRAMS, METAL_LEVELS } from '#contract/limits/plans.js';
import { topicsOf } from '#contract/plans/benefit-topics.js';
import type { Benefit, CostRow, Plan, PlanYearCost } from '#contract/plans/plan.js';
import { NO_PREFERENCES, type Preferences } from '#contract/plans/preferences.js';
import type { OwnCareCosts } from '../costs/year-cost.js';
import { aPlan, aPlanInFull, aYearCost, deductible, moop } from './plan.builder.js';

/**
 * Returns a random number generator. The same seed always gives the same numbers, and therefore the same households in
 * every run.
 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const SHARES = [
  '$0',
  '$25',
  '$30 Copay after deductible',
  '40%',
  '30% Coinsurance after deductible',
  'No Charge',
  'No Charge After Deductible',
  'ask your insurer',
];
const BENEFITS = [
  'Primary Care Visit to Treat an Injury or Illness',
  'Specialist Visit',
  'Urgent Care Centers or Facilities',
  'Emergency Room Services',
  'Inpatient Hospital Services (e.g., Hospital Stay)',
  'Laboratory Outpatient and Professional Services',
  'Generic Drugs',
  'Preferred Brand Drugs',
  'Routine Dental Services (Adult)',
  'Routine Eye Exam (Adult)',
  'Dental Check-Up for Children',
  'Prenatal and Postnatal Care',
  'Orthodontia - Adult',
  'Acupuncture',
  'Chiropractic Care',
  'Weight Loss Programs',
  'Preventive Care/Screening/Immunization',
];

const TEXTS = [
  'Virtual visits and nutritional counseling',
  'SilverSneakers at no cost',
  'Mental health counseling by phone',
  'Combined with acupuncture. Massage is not covered',
  'Up to 20 chiropractic visits',
  'Includes physical therapy',
  'Tobacco cessation help',
  'One weight loss program a year',
  'Acupuncture and weight loss programs are not covered',
  'Prior authorization may be needed',
];
const LIMITS = [
  [20, 'visits per year'],
  [1_000, 'dollars per year'],
  [0, ''],
] as const;

export class RandomHousehold {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = randomNumbers(seed);
  }

  below = (limit: number): number => Math.floor(this.random() * limit);
  chance = (share: number): boolean => this.random() < share;
  orNull = <T>(value: T, share = 0.1): T | null => (this.chance(share) ? null : value);
  some = <T>(values: readonly T[], share = 0.5): T[] => values.filter(() => this.chance(share));
  private one = <T>(values: readonly [T, ...T[]] | readonly T[], otherwise: T): T =>
    values[this.below(values.length)] ?? otherwise;
  private money = (limit: number): number => this.below(limit * 100) / 100;

  search(): PlanSearch {
    const people = Array.from({ length: 1 + this.below(4) }, () => ({
      age: this.below(90),
      aptc_eligible: this.chance(0.8),
      uses_tobacco: this.chance(0.2),
      is_pregnant: this.chance(0.1),
      is_parent: this.chance(0.2),
      gender: this.one(GENDERS, 'Female'),
    }));
    return {
      household: { income: this.below(200_000), people },
      market: 'Individual',
      place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
      year: 2026,
    };
  }

  preferences(): Preferences {
    const count = () => (this.chance(0.4) ? 0 : this.below(40));
    return {
      ...NO_PREFERENCES,
      premium: this.orNull(this.below(200) * 10, 0.5),
      dental: this.chance(0.4),
      vision: this.chance(0.4),
      metal: this.chance(0.3) ? this.one(METAL_LEVELS, 'Silver') : '',
      programs: this.some(LIFESTYLE_PROGRAMS, 0.2),
      ownCare: this.orNull(
        { primaryVisits: count(), specialistVisits: count(), genericFills: count(), brandFills: count() },
        0.5,
      ),
    };
  }

  private benefit = (name: string): Benefit => ({
    name,
    type: name,
    covered: this.chance(0.8),
    explanation: this.chance(0.15) ? this.one(TEXTS, '') : '',
    exclusions: '',
    ...this.limit(),
    cost_sharings: this.chance(0.1)
      ? []
      : ['In-Network', 'Out-of-Network'].map((network_tier) => ({
          network_tier,
          csr: '',
          display_string: this.one(SHARES, ''),
          copay_amount: 0,
          copay_options: '',
          coinsurance_rate: 0,
          coinsurance_options: '',
        })),
  });

  private limit = () => {
    const [limit_quantity, limit_unit] = this.one<(typeof LIMITS)[number]>(LIMITS, LIMITS[2]);
    return { has_limits: this.chance(0.3), limit_quantity, limit_unit };
  };

  private rows = (limit: number, whole: (amount: number) => CostRow, kind: string): CostRow[] => {
    if (this.chance(0.1)) return [];
    const [medical, drug] = [
      moop(this.below(limit), `Medical EHB ${kind}`),
      moop(this.below(limit), `Drug EHB ${kind}`),
    ];
    if (this.chance(0.05)) return [this.chance(0.5) ? medical : drug];
    return this.chance(0.7) ? [whole(this.below(limit))] : [medical, drug];
  };

  /**
   * Returns random yearly costs of a plan, given its premium in dollars per month. The result is sometimes null, and
   * always null if there is no premium.
   */
  private yearCost(premium: number | null): PlanYearCost | null {
    const [care, maximum] = [this.money(5_000), 5_000 + this.money(7_000)];
    return premium === null ? null : this.orNull(aYearCost({ premiums: premium * 12, care, maximum }));
  }

  ownCareCosts({ ownCare }: Preferences, plans: readonly Plan[]): OwnCareCosts | null {
    const costs = plans.flatMap(({ id, premium_w_credit }) => {
      const cost = this.yearCost(premium_w_credit);
      return cost ? [[id, cost] as const] : [];
    });
    return ownCare && Object.fromEntries(costs);
  }

  plan(): Plan {
    const premium = this.orNull(this.money(1_500) + 1, 0.05);
    const benefits = this.chance(0.1) ? [] : this.some(BENEFITS, 0.85).map(this.benefit);
    const cost = (name: RegExp): string | null =>
      benefits.find((each) => each.covered && name.test(each.name))?.cost_sharings[0]?.display_string || null;
    const after = Math.max(0, (premium ?? 0) - this.below(600));
    const programs = this.some(['Asthma', 'Diabetes', 'Weight Loss Programs'], 0.3);
    const [deductibles, moops] = [this.rows(9_000, deductible, 'Deductible'), this.rows(10_000, moop, 'Maximum')];
    return aPlanInFull({
      issuer: { id: String(11_111 + this.below(3)), name: 'Insurer' },
      type: this.chance(0.5) ? 'HMO' : 'PPO',
      metal_level: this.one(METAL_LEVELS, 'Silver'),
      premium,
      premium_w_credit: premium === null ? null : after,
      ehb_premium: premium,
      year_cost: this.yearCost(premium === null ? null : after),
      deductibles,
      moops,
      hsa_eligible: this.chance(0.3),
      specialist_referral_required: this.chance(0.3),
      has_national_network: this.chance(0.3),
      disease_mgmt_programs: programs,
      topics: topicsOf(benefits, programs),
      copays: {
        primaryCare: cost(/^primary/i),
        specialist: cost(/^specialist/i),
        urgentCare: cost(/^urgent/i),
        emergency: cost(/^emergency/i),
        hospital: cost(/^inpatient/i),
        laboratory: cost(/^laboratory/i),
        generic: cost(/^generic/i),
        brand: cost(/^preferred/i),
      },
      tiered_deductibles: deductibles,
      tiered_moops: moops,
      benefits,
    });
  }

  /** Returns between one and `most` random plans. Sometimes one of the plans is repeated at a slightly higher price. */
  plans(most: number): Plan[] {
    const plans = Array.from({ length: 1 + this.below(most) }, () => this.plan());
    const [first] = plans;
    if (!first || this.chance(0.7)) return plans;
    const higher = (amount: number | null): number | null => (amount === null ? null : amount + this.below(100));
    const cost = first.year_cost;
    return [
      ...plans,
      {
        ...first,
        id: aPlan().id,
        premium_w_credit: higher(first.premium_w_credit),
        year_cost: cost && { ...cost, average: cost.average + this.below(300), most: cost.most + this.below(300) },
      },
    ];
  }
}
