import { lazyPart } from '#ui/index.js';

/** The button that asks for a passkey. Its code is loaded only for people who have a passkey. */
export const LazyPasskeyButton = lazyPart(() => import('./PasskeyButton.js').then((part) => part.PasskeyButton));
