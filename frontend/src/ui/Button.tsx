import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'onBand' | 'onBandOutline';
const look = (kind: ButtonKind): string => `${styles.button} ${styles[kind]}`;

interface Kind {
  readonly kind?: ButtonKind;
}

/** Pressing is always possible; `aria-disabled` only says that something is still missing or under way. */
export function Button({ kind = 'primary', type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & Kind) {
  return <button type={type} className={look(kind)} {...rest} />;
}

/** A link to another page of this site that carries the weight of a button. */
export function ButtonLink({ kind = 'primary', ...rest }: LinkProps & Kind) {
  return <Link className={look(kind)} {...rest} />;
}

/** A link that leaves the router: a server address or another site. */
export function ButtonAnchor({ kind = 'primary', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & Kind) {
  return <a className={look(kind)} {...rest}>{children}</a>;
}
