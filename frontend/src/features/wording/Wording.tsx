import { useWording } from './use-wording.js';

/** Shows a label or an answer in the person's chosen wording. */
export const Wording = ({ children }: { children: string }) => useWording()(children);
