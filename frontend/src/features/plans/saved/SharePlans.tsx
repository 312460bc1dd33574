import { useState } from 'react';
import { Button } from '#ui/index.js';
import { SAVED_WORDS } from '../messages/saved.js';
import type { PlansToShare } from '../sharing/ShareForm.js';
import { LazyShareDialog } from './lazy-components.js';

/** A button that opens the dialog for making a shared link. The dialog's code is loaded when it is first opened. */
export function SharePlans(props: PlansToShare) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="no-print">
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {SAVED_WORDS.share}
      </Button>
      {isOpen && <LazyShareDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
