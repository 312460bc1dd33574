import type { ComponentProps } from 'react';
import { openPageOf } from '#contract/pages.js';
import { ButtonLink } from '#ui/index.js';
import { useSession } from './auth-context.js';

/**
 * Returns a function that gives the path to link to: signed-in people get the page itself, everybody else gets the open
 * page that shows part of it, so that no way leads a guest to the login. A prerendered page shows the open page's
 * address until it is known who is signed in.
 */
export function useWay(): (to: string) => string {
  const { isSignedIn } = useSession();
  return (to) => (isSignedIn ? to : (openPageOf(to) ?? to));
}

export function WayLink({ to, ...rest }: ComponentProps<typeof ButtonLink> & { readonly to: string }) {
  return <ButtonLink to={useWay()(to)} {...rest} />;
}
