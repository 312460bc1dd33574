import type * as z from 'zod/mini';
import { noteChange, type PRIVATE_KEYS } from '#features/session/index.js';
import { storedValue } from '#store/stored-value.js';

type PrivateKey = (typeof PRIVATE_KEYS)[keyof typeof PRIVATE_KEYS];

/**
 * Creates a stored value that belongs to the person who entered it. A guest's values are removed 24 hours after the
 * guest's last change.
 */
export function privateValue<S extends z.core.$ZodType>(key: PrivateKey, schema: S, none: z.core.output<S>) {
  const stored = storedValue('localStorage', key, schema, none);
  return {
    ...stored,
    write: (value: z.core.output<S>) => {
      stored.write(value);
      noteChange();
    },
  };
}
