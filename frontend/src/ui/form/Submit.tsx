import { Button } from '../controls/Button.js';
import { useHydrated } from '../hooks/use-hydrated.js';
import { useFormScope } from './form-context.js';

/**
 * The form's submit button. The button looks disabled until the form is complete, but it can still be pressed. When it
 * is pressed too early, the form shows what is missing.
 */
export function Submit({ children, busy }: { children: string; busy: string }) {
  const { isBusy, isReady } = useFormScope();
  // Until the scripts are loaded, the browser submits the form itself, even if the form is incomplete, so the button
  // must not look disabled.
  const isDimmed = useHydrated() && (!isReady || isBusy);
  return (
    <Button type="submit" aria-disabled={isDimmed}>
      {isBusy ? busy : children}
    </Button>
  );
}
