import { Link } from 'react-router';
import { MailLink, PhoneLink, SocialLinks } from '#content/firm/contact-links.js';
import { firmDetail, firmYears } from '#content/firm/firm.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import styles from './chrome.module.css';

const { footer } = SITE;
const EXPLORE = [
  { path: PAGES.home.path, title: SITE.nav.home },
  PAGES.about,
  PAGES.quiz,
  PAGES.deadlines,
  PAGES.blog,
  PAGES.resources,
  PAGES.careers,
  PAGES.testimonials,
];
const POLICIES = [PAGES.privacy, PAGES.terms];

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const PageLinks = ({ pages }: { pages: readonly { path: string; title: string }[] }) => (
  <ul>
    {pages.map(({ path, title }) => (
      <li key={path}>
        <Link to={path}>{title}</Link>
      </li>
    ))}
  </ul>
);

export function Footer() {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.columns}>
        <Group title={footer.explore}>
          <PageLinks pages={EXPLORE} />
        </Group>
        <Group title={footer.policies}>
          <PageLinks pages={POLICIES} />
        </Group>
        <Group title={footer.follow}>
          <SocialLinks />
        </Group>
        <Group title={footer.contact}>
          <address>
            <p>
              <PhoneLink />
            </p>
            <p>
              <MailLink />
            </p>
            <p>{firmDetail('address')}</p>
            <p>
              <Link to={PAGES.contact.path}>{PAGES.contact.title}</Link>
            </p>
          </address>
        </Group>
      </div>
      <p className={styles.badge}>{footer.badge}</p>
      <p>{footer.disclaimer}</p>
      <p>
        {footer.copyright(firmYears())} · <Link to={PAGES.privacy.path}>Privacy</Link> ·{' '}
        <Link to={PAGES.terms.path}>Terms</Link>
      </p>
    </footer>
  );
}
