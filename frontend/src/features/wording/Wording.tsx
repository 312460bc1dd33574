import { useCallback } from 'react';
import { useDisplay } from '#store/index.js';
import { WORDINGS } from './wordings.js';

/** Returns whether plain language is switched on. By default it is off. The setting is stored in this browser. */
export const usePlainLanguage = (): boolean => useDisplay('language')[0] === 'plain';

/** Puts standard terms into the person's chosen wording. Text without a plain version does not change. */
export function useWording(): (standard: string) => string {
  const isPlain = usePlainLanguage();
  return useCallback((standard) => (isPlain && WORDINGS[standard]?.plain) || standard, [isPlain]);
}

/** Shows a label or an answer in the wording that the person has chosen: standard or plain. */
export const Wording = ({ children }: { children: string }) => useWording()(children);
