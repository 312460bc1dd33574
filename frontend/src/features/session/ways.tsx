import type { ComponentProps } from 'react';
import { openPageOf } from '#contract/pages.js';
import { ButtonLink } from '#ui/index.js';
import { useSession } from './auth-context.js';

/**
 * Returns which path to link to: signed-in people get the page, others the open page that shows part of it, so that no
 * way leads a guest to the login. Prerendered pages have the open one.
 */
export function useWay(): (to: string) => string {
  const { isSignedIn } = useSession();
  return (to) => (isSignedIn ? to : (openPageOf(to) ?? to));
}

export function WayLink({ to, ...rest }: ComponentProps<typeof ButtonLink> & { readonly to: string }) {
  return <ButtonLink to={useWay()(to)} {...rest} />;
}
