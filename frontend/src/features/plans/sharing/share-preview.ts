import { createContext, type ComponentType } from 'react';
import type { SharedFigures } from '#contract/api/shares.contract.js';

/**
 * The component that shows what a shared link shows. The app provides it, because it is built from the comparison,
 * which contains the dialog that makes the link.
 */
export const SharePreviewContext = createContext<ComponentType<{ view: SharedFigures }> | null>(null);
