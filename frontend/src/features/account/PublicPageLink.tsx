import { LOGIN } from '#contract/messages/account/account.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink } from '#ui/index.js';

/** Pages that anyone can open. Each of them shows part of what a page for signed-in people shows. */
const PUBLIC_PAGES = [
  { of: [PAGES.marketplace.path], to: PAGES.plans.path, label: LOGIN.plansWithoutAccount },
  { of: [PAGES.drugCoverage.path], to: PAGES.plans.path, label: LOGIN.medicinesWithoutAccount },
  { of: [PAGES.compare.path], to: PAGES.planCompare.path, label: LOGIN.plansWithoutAccount },
  {
    of: [PAGES.vaDrugCoverage.path, PAGES.vaBenefitInfo.path],
    to: PAGES.vaResources.path,
    label: LOGIN.vaWithoutAccount,
  },
];

/** If part of a page for signed-in people is also available without an account, shows a link to that part. */
export function PublicPageLink({ path }: { path: string }) {
  const page = PUBLIC_PAGES.find(({ of }) => of.some((one) => one === path.split(/[?#]/, 1)[0]));
  return (
    page && (
      <p>
        <ButtonLink kind="secondary" to={page.to}>
          {page.label}
        </ButtonLink>
      </p>
    )
  );
}
