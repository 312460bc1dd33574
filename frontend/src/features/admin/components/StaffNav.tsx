import { useLocation } from 'react-router';
import { mayPass, type Access } from '#contract/access.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink } from '#ui/index.js';
import { useAuth } from '../../session/index.js';
import styles from './admin.module.css';
import { WORDS } from './words.js';

const LINKS: readonly { page: { path: string; title: string }; access: Access }[] = [
  { page: PAGES.adminPanel, access: 'admins' },
  { page: PAGES.usersList, access: 'admins' },
  { page: PAGES.contactRequests, access: 'admins' },
  { page: PAGES.jobs, access: 'observers' },
  { page: PAGES.auditTrail, access: 'admins' },
];

/**
 * Links to the other pages of staff, of which the current page is marked. Only pages that the person may open are
 * listed. Somebody who may open one page alone gets no links.
 */
export function StaffNav() {
  const { pathname } = useLocation();
  const { user } = useAuth();
  const open = LINKS.filter(({ access }) => mayPass(access, user?.role ?? null));
  if (open.length < 2) return null;
  return (
    <div role="navigation" aria-label={WORDS.staffPages} className={styles.actions}>
      {open.map(({ page: { path, title } }) => (
        <ButtonLink
          key={path}
          to={path}
          kind={pathname === path ? 'secondary' : 'quiet'}
          aria-current={pathname === path ? 'page' : undefined}
        >
          {title}
        </ButtonLink>
      ))}
    </div>
  );
}
