import { PAGES } from '../../../../backend/src/contract/pages.js';
import { useAuth } from '../../features/session/index.js';
import { ButtonLink, Page } from '../../ui/index.js';

export default function Staff() {
  const { user } = useAuth();
  return (
    <Page width="narrow">
      <h1>{PAGES.usersList.title}</h1>
      <p>{user?.is_admin ? 'Accounts are managed through the admin calls of the API for now.' : 'You need an administrator account to see this table.'}</p>
      <p><ButtonLink to={PAGES.dashboard.path}>{PAGES.dashboard.title}</ButtonLink></p>
    </Page>
  );
}
