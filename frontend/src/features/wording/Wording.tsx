import { useWording } from './use-wording.js';

/** A label or an answer in the person's chosen wording. */
export const Wording = ({ children }: { children: string }) => useWording()(children);
