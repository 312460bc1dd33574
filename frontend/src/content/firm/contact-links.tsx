import { SITE } from '#contract/messages/site.js';
import { firmDetail } from './firm.js';

const { social } = SITE.footer;
const PLACES = ['facebook', 'instagram', 'twitter', 'linkedin'] as const;

export const PhoneLink = () => <a href={`tel:${firmDetail('phone')}`}>{firmDetail('phone')}</a>;
export const MailLink = () => <a href={`mailto:${firmDetail('email')}`}>{firmDetail('email')}</a>;

export const SocialLinks = ({ className }: { className?: string }) => (
  <ul className={className}>
    {PLACES.map((name) => (
      <li key={name}>
        <a href={firmDetail(name)} target="_blank" rel="noopener noreferrer">
          {social[name]}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </li>
    ))}
  </ul>
);
