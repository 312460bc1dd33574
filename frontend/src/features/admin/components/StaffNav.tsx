import { useLocation } from 'react-router';
import { mayPass, type Access } from '#contract/access.js';
import { PAGES } from '#contract/pages.js';
import { useNarrow } from '#theme/index.js';
import { ButtonLink, Disclosure } from '#ui/index.js';
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
 * listed. Someone who may open one page alone gets no links. On a phone the links are in a menu.
 */
export function StaffNav() {
  const { pathname } = useLocation();
  const { user } = useAuth();
  const isNarrow = useNarrow();
  const open = LINKS.filter(({ access }) => mayPass(access, user?.role ?? null));
  if (open.length < 2) return null;
  const links = open.map(({ page: { path, title } }) => (
    <ButtonLink
      key={path}
      to={path}
      kind={pathname === path ? 'secondary' : 'quiet'}
      aria-current={pathname === path ? 'page' : undefined}
    >
      {title}
    </ButtonLink>
  ));
  return (
    <div role="navigation" aria-label={WORDS.staffPages} className={styles.actions}>
      {isNarrow ? (
        <Disclosure
          key={pathname}
          title={open.find(({ page }) => page.path === pathname)?.page.title ?? WORDS.staffPages}
        >
          <div className={styles.actions}>{links}</div>
        </Disclosure>
      ) : (
        links
      )}
    </div>
  );
}
