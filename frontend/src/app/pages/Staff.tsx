import { PAGES } from '../../../../backend/src/contract/pages.js';
import { useAuth } from '../../features/session/index.js';
import { ButtonAnchor, ButtonLink, Page } from '../../ui/index.js';

const QUEUE_PAGE = '/api/admin/queues';

/** What staff find here; the server decides again who may see the queues. */
export default function Staff() {
  const { user } = useAuth();
  return (
    <Page width="narrow">
      <h1>{PAGES.adminPanel.title}</h1>
      {user?.is_admin ? (
        <>
          <p>The queues show the work that waits, runs or has failed: mails, audit entries and plan data.</p>
          <p><ButtonAnchor href={QUEUE_PAGE}>See the queues</ButtonAnchor></p>
        </>
      ) : <p>You need an administrator account to see this page.</p>}
      <p><ButtonLink kind="secondary" to={PAGES.dashboard.path}>{PAGES.dashboard.title}</ButtonLink></p>
    </Page>
  );
}
