import type { ComponentProps } from 'react';
import { openPageOf } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';
import { ButtonLink } from '#ui/index.js';

type Props = ComponentProps<typeof ButtonLink> & { readonly to: string };

/**
 * A button to a page for signed-in people that leads everybody else to the open page instead of the login. A
 * prerendered page shows the open page's address until it is known who is signed in.
 */
export function WayLink({ to, ...rest }: Props) {
  const { isSignedIn } = useSession();
  return <ButtonLink to={isSignedIn ? to : (openPageOf(to) ?? to)} {...rest} />;
}
