import { useWording } from './use-wording.js';

/** A label or an answer, either in the standard wording or in plain language, whichever the person has chosen. */
export const Wording = ({ children }: { children: string }) => useWording()(children);
