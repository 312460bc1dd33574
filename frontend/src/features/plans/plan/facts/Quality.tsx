import type { Topic } from '#contract/limits/plans.js';
import type { Plan } from '#contract/plans/plan.js';
import { SampleTag } from '../../components/Sample.js';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { PLAN } from '../../messages/plan.js';
import { isPreferredProgram, Tick } from './Benefits.js';
import { FactTable, Fold } from './parts.js';

interface Props {
  readonly plan: Pick<Plan, 'quality_rating' | 'disease_mgmt_programs'>;
  readonly preferred: readonly Topic[];
}

/** A plan's ratings and disease-management programs. A checkmark marks each program that the person prefers. */
export const Quality = ({ plan: { quality_rating: rating, disease_mgmt_programs: programs }, preferred }: Props) => (
  <Fold title={PLAN_PAGE.quality}>
    <FactTable
      caption={PLAN_PAGE.ratingsTitle}
      heads={[
        PLAN_PAGE.ratingColumn,
        <>
          {PLAN_PAGE.starsColumn} <SampleTag />
        </>,
      ]}
      rows={(['overall', 'experience', 'efficiency', 'clinical'] as const).map((kind) => {
        const { stars, reason } = rating[kind];
        const unrated = `${PLAN.notYetRated} (${[PLAN.notRated, reason].filter(Boolean).join(': ')})`;
        return { name: PLAN_PAGE.ratings[kind], cell: stars ?? unrated };
      })}
    />
    {programs.length > 0 && (
      <FactTable
        caption={PLAN_PAGE.programs}
        heads={[PLAN_PAGE.programColumn]}
        rows={programs.map((name) => ({
          name,
          head: (
            <>
              {isPreferredProgram(name, preferred) && <Tick />}
              {name}
            </>
          ),
        }))}
      />
    )}
  </Fold>
);
