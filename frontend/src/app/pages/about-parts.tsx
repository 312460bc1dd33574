import { PRIVACY_BANNER, VALUES } from '#content/firm/values.js';
import { GUIDE_OVERVIEW } from '#content/guide/overview.js';
import { PAGES } from '#contract/pages.js';
import { WayLink } from '#features/session/index.js';
import { ButtonAnchor } from '#ui/index.js';
import styles from './home/home.module.css';
import { Icon } from './home/Icons.js';

const Picture = () => (
  <div className={styles.strip}>
    <img src="/hero/scene.svg" width={960} height={720} alt="" />
  </div>
);

const Ways = () => (
  <p className={styles.actions}>
    <WayLink to={PAGES.marketplace.path}>Compare Plans</WayLink>
    <WayLink kind="secondary" to={PAGES.vaBenefitInfo.path}>
      VA Benefits
    </WayLink>
  </p>
);

const PrivacyBanner = () => (
  <section aria-labelledby="your-privacy-matters" className={styles.promise}>
    <Icon name="privacy" />
    <div>
      <h2 id="your-privacy-matters">{PRIVACY_BANNER.title}</h2>
      <p>{PRIVACY_BANNER.text}</p>
    </div>
  </section>
);

const Guide = () => (
  <p>
    <ButtonAnchor href={GUIDE_OVERVIEW.pdf} download="medicare-5-mistakes.pdf">
      Download the free guide (PDF)
    </ButtonAnchor>
  </p>
);

function Values() {
  return (
    <ul className={styles.values}>
      {VALUES.map(({ id, title, text }) => (
        <li key={id} data-value={id}>
          <Icon name={id} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const parts = { Picture, Ways, Values, Guide, PrivacyBanner };
