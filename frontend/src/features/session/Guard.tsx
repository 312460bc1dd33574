import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { mayPass, type Access } from '../../../../backend/src/contract/access.js';
import { SESSION_NOTES } from '../../../../backend/src/contract/messages/session.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { useAuth } from './auth-context.js';

interface Props {
  readonly access: Access;
  readonly title: string;
  readonly children: ReactNode;
}

/** Lets a page through for those who may see it. It spares people a useless page; the server decides what is told. */
export function Guard({ access, title, children }: Props) {
  const { user, isSignedIn, loading } = useAuth();
  const location = useLocation();
  if (access === 'anyone') return children;
  if (loading) return <Checking title={title} />;
  if (!isSignedIn) return <Navigate to={PAGES.login.path} replace state={{ from: location }} />;
  if (!mayPass(access, user?.role ?? null)) return <Navigate to={PAGES.notAuthorized.path} replace />;
  return children;
}

/** Nothing of the page itself, but a screen reader is told what is going on. */
function Checking({ title }: { title: string }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <p className="visually-hidden" role="status">{SESSION_NOTES.checking}</p>
    </>
  );
}
