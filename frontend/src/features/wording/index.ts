/** Public API of the language settings: standard or plain language, with or without explanations of insurance terms. */
export { WordingSwitches } from './Switches.js';
export { LazyWordingSwitches } from './LazyWordingSwitches.js';
export { LazyTermsHelp } from './LazyTermsHelp.js';
export { useTips } from './use-tips.js';
export { usePlainLanguage, useWording } from './use-wording.js';
export { Wording } from './Wording.js';
