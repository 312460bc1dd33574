import { useDisplay } from '#store/index.js';

/** Returns whether help tips are switched on. By default they are on. The setting is stored in this browser. */
export const useTips = (): boolean => useDisplay('tips')[0] === 'on';
