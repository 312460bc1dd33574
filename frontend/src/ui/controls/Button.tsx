import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'onBand' | 'onBandOutline';
const buttonClass = (kind: ButtonKind): string => `${styles.button} ${styles[kind]}`;

interface Kind {
  readonly kind?: ButtonKind;
}

/** A button that can always be pressed. `aria-disabled` only says that something is missing or in progress. */
export function Button({ kind = 'primary', type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & Kind) {
  return <button type={type} className={buttonClass(kind)} {...rest} />;
}

export function ButtonLink({ kind = 'primary', ...rest }: LinkProps & Kind) {
  return <Link className={buttonClass(kind)} {...rest} />;
}

/** A link that bypasses the router, for URLs of the server or of other sites, and looks like a button. */
export function ButtonAnchor({ kind = 'primary', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & Kind) {
  return (
    <a className={buttonClass(kind)} {...rest}>
      {children}
    </a>
  );
}

/** A link to a government agency. It opens in a new tab, so that what was entered here is not lost. */
export const OfficialLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);
