import type { QualityRating } from '#contract/plans/plan.js';
import { SampleTag } from '../../components/Sample.js';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { PLAN } from '../../messages/plan.js';

export function Ratings({ rating }: { rating: QualityRating }) {
  const rows = [
    [PLAN_PAGE.ratings.overall, rating.overall],
    [PLAN_PAGE.ratings.experience, rating.experience],
    [PLAN_PAGE.ratings.efficiency, rating.efficiency],
    [PLAN_PAGE.ratings.clinical, rating.clinical],
  ] as const;
  return (
    <table>
      <caption>{PLAN_PAGE.ratingsTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{PLAN_PAGE.ratingColumn}</th>
          <th scope="col">
            {PLAN_PAGE.starsColumn} <SampleTag />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { stars, reason }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{stars ?? `${PLAN.notYetRated} (${[PLAN.notRated, reason].filter(Boolean).join(': ')})`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
