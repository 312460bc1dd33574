import { Button } from '../Button.js';
import { useFormScope } from './form-context.js';

/**
 * The form's main button. It looks disabled until the form is complete, but keeps the focus and can be pressed:
 * the answer then is the list of what is missing.
 */
export function Submit({ children, busy }: { children: string; busy: string }) {
  const { isBusy, isReady } = useFormScope();
  return <Button type="submit" aria-disabled={!isReady || isBusy}>{isBusy ? busy : children}</Button>;
}
