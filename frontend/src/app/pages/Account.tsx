import { PAGES } from '../../../../backend/src/contract/pages.js';
import { useAuth } from '../../features/session/index.js';
import { Button, ButtonLink, Card, Page } from '../../ui/index.js';

export default function Account() {
  const { user, logout } = useAuth();
  return (
    <Page width="narrow">
      <h1>{PAGES.account.title}</h1>
      <Card>
        <dl>
          <dt>Name</dt><dd>{user?.name}</dd>
          <dt>Email</dt><dd>{user?.email}</dd>
        </dl>
      </Card>
      <p><ButtonLink kind="secondary" to={PAGES.forgotPassword.path}>Set a new password</ButtonLink></p>
      <p><Button kind="secondary" onClick={() => void logout()}>Log out</Button></p>
    </Page>
  );
}
