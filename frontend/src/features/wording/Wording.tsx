import { useWording } from './use-wording.js';

/** Shows a label or an answer in the wording that the person has chosen: standard or plain. */
export const Wording = ({ children }: { children: string }) => useWording()(children);
