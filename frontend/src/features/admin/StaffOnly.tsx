import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { mayPass, type Access } from '#contract/access.js';
import { LOGIN } from '#contract/messages/account.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Page } from '#ui/index.js';
import { SessionCheck, useAuth } from '../session/index.js';
import { StaffNav } from './components/StaffNav.js';

/**
 * Shows a page only to staff with the required role. Staff who have not set up a second step are redirected to the
 * account page. Anybody else is told which kind of account the page requires, and is not redirected. Data is not
 * protected by this component but by the server, which checks every request.
 */
export function StaffOnly({ title, access, children }: { title: string; access: Access; children: ReactNode }) {
  const { user, isSignedIn, loading } = useAuth();
  if (user?.needs_second_factor) return <Navigate to={PAGES.account.path} replace />;
  if (!loading && mayPass(access, user?.role ?? null))
    return (
      <Page>
        <StaffNav />
        <h1>{title}</h1>
        {children}
      </Page>
    );
  return (
    <Page>
      <h1>{title}</h1>
      {loading ? <SessionCheck /> : <p>{ADMIN.users.needsAdmin}</p>}
      {!loading && !isSignedIn && (
        <p>
          <ButtonLink to={PAGES.login.path} state={{ from: { pathname: PAGES.usersList.path }, isGuarded: true }}>
            {LOGIN.title}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}
