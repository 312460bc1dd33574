import type { ReactNode } from 'react';
import { mayPass, type Access } from '../../../../backend/src/contract/access.js';
import { LOGIN } from '../../../../backend/src/contract/messages/account.js';
import { ADMIN } from '../../../../backend/src/contract/messages/admin.js';
import { FORM } from '../../../../backend/src/contract/messages/forms.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { ButtonLink, Page } from '../../ui/index.js';
import { useAuth } from '../session/index.js';

/** A page without a redirect: whoever may not see it is told what kind of account is needed. The server decides what is told. */
export function StaffOnly({ title, access, children }: { title: string; access: Access; children: ReactNode }) {
  const { user, isSignedIn, loading } = useAuth();
  if (!loading && mayPass(access, user?.role ?? null)) return <Page><h1>{title}</h1>{children}</Page>;
  return (
    <Page width="narrow">
      <h1>{title}</h1>
      {loading ? <p role="status">{FORM.loading}</p> : <p>{ADMIN.users.needsAdmin}</p>}
      {!loading && !isSignedIn && <p><ButtonLink to={PAGES.login.path} state={{ from: { pathname: PAGES.usersList.path } }}>{LOGIN.title}</ButtonLink></p>}
    </Page>
  );
}
