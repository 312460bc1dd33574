import type { ComponentProps } from 'react';
import { openPageOf } from '#contract/pages.js';
import { ButtonLink } from '#ui/index.js';
import { useSession } from './auth-context.js';

/**
 * Returns a function for the path to link to: the page for signed-in people, for others the open page with part of it,
 * so that no link leads a guest to the login. Prerendered pages have the open page's path.
 */
export function useWay(): (to: string) => string {
  const { isSignedIn } = useSession();
  return (to) => (isSignedIn ? to : (openPageOf(to) ?? to));
}

export function WayLink({ to, ...rest }: ComponentProps<typeof ButtonLink> & { readonly to: string }) {
  return <ButtonLink to={useWay()(to)} {...rest} />;
}
