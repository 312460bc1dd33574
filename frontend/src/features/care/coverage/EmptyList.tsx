import { PAGES } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';
import { ButtonLink } from '#ui/index.js';
import { CARE_NAMES } from '../messages/care-names.js';

export function EmptyList() {
  const { isSignedIn } = useSession();
  return (
    <>
      <p>{CARE_NAMES.noMedicines}</p>
      <p>
        <ButtonLink kind="quiet" to={(isSignedIn ? PAGES.drugCoverage : PAGES.plans).path}>
          {CARE_NAMES.addMedicines}
        </ButtonLink>
      </p>
    </>
  );
}
