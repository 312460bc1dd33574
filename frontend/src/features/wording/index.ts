/** Public API of the language settings: standard or plain language, with or without explanations of insurance terms. */
export { WordingSwitches } from './Switches.js';
export { LazyWordingSwitches } from './lazy.js';
export { LazyTermsHelp } from './lazy.js';
export { useTips } from './lazy.js';
export { usePlainLanguage, useWording } from './Wording.js';
export { Wording } from './Wording.js';
