import { createContext, type ComponentType } from 'react';
import type { SharedFigures } from '#contract/api/shares.contract.js';

/** Shows what a link shows. The app provides it: it is built from the comparison, which contains this dialog. */
export const SharePreviewContext = createContext<ComponentType<{ view: SharedFigures }> | null>(null);
