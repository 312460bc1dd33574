import { Link } from 'react-router';
import { DASHBOARD, SITE } from '../../../../backend/src/contract/messages/site.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { ButtonLink, CardGrid, CardItem, Page } from '../../ui/index.js';
import { SelectedPlans } from '../plans/index.js';
import { useAuth } from '../session/index.js';

const LEARN = [PAGES.privacy, PAGES.terms];

export default function DashboardScreen() {
  const { user } = useAuth();
  return (
    <Page>
      <h1>{user ? DASHBOARD.welcome(user.firstName) : DASHBOARD.welcomeGuest}</h1>
      <p className="when-out"><ButtonLink to={PAGES.login.path}>{SITE.nav.login}</ButtonLink></p>
      <CardGrid>
        <CardItem tint="blue">
          <h2>Continue your plan comparison</h2>
          <SelectedPlans />
          <p><ButtonLink to={PAGES.marketplace.path}>{DASHBOARD.openMarketplace}</ButtonLink></p>
        </CardItem>
        <CardItem tint="teal">
          <h2>VA benefits</h2>
          <p>See VA medicines, clinics and help for families.</p>
          <p><ButtonLink kind="secondary" to={PAGES.vaDrugCoverage.path}>{PAGES.vaDrugCoverage.title}</ButtonLink></p>
        </CardItem>
        <CardItem tint="green">
          <h2>Important dates</h2>
          <p>{DASHBOARD.defaultDate}</p>
          <p>That is Medicare’s date. The Marketplace opens on November 1.</p>
        </CardItem>
        <CardItem tint="purple">
          <h2>Stay supported</h2>
          <p>Questions? Call <a href={`tel:${SITE.footer.phone}`}>{SITE.footer.phone}</a> or <Link to={PAGES.contact.path}>write to us</Link>.</p>
          <p>Your session ends by itself when nothing happens for 30 minutes.</p>
          <ul>{LEARN.map(({ path, title }) => <li key={path}><Link to={path}>{title}</Link></li>)}</ul>
        </CardItem>
      </CardGrid>
    </Page>
  );
}
