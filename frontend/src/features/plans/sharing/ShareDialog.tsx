import { useState } from 'react';
import type { ShareMade } from '#contract/api/shares.contract.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { useAuth, useCameFrom } from '#features/session/index.js';
import { ButtonLink, Modal } from '#ui/index.js';
import { ShareAddress } from './ShareAddress.js';
import { ShareForm, type PlansToShare } from './ShareForm.js';
import { SHARE_WORDS } from './words.js';

/** Where a signed-in person makes a shared link. Other people get a link to the login page. */
export function ShareDialog({ onClose, ...toShare }: PlansToShare & { onClose: () => void }) {
  const { isSignedIn } = useAuth();
  const cameFrom = useCameFrom();
  const [made, setMade] = useState<ShareMade | null>(null);
  return (
    <Modal title={SHARE_WORDS.title} isOpen onClose={onClose}>
      {made ? (
        <ShareAddress made={made} />
      ) : isSignedIn ? (
        <ShareForm {...toShare} onMade={setMade} />
      ) : (
        <>
          <p>{SHARE_WORDS.logIn}</p>
          <p>
            <ButtonLink to={PAGES.login.path} state={cameFrom}>
              {SITE.nav.login}
            </ButtonLink>
          </p>
        </>
      )}
    </Modal>
  );
}
