import { LOGIN } from '#contract/messages/account.js';
import { openPageOf, PAGES } from '#contract/pages.js';
import { ButtonLink } from '#ui/index.js';

const LABELS: Readonly<Record<string, string>> = {
  [PAGES.drugCoverage.path]: LOGIN.medicinesWithoutAccount,
  [PAGES.vaDrugCoverage.path]: LOGIN.vaWithoutAccount,
  [PAGES.vaBenefitInfo.path]: LOGIN.vaWithoutAccount,
};

/** If part of a page for signed-in people is also available without an account, shows a link to that part. */
export function PublicPageLink({ path }: { path: string }) {
  const [page = ''] = path.split(/[?#]/, 1);
  const to = openPageOf(page);
  return (
    to && (
      <p>
        <ButtonLink kind="secondary" to={to}>
          {LABELS[page] ?? LOGIN.plansWithoutAccount}
        </ButtonLink>
      </p>
    )
  );
}
