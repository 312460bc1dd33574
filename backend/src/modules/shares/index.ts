/** Public API of the shares module: links that show plans to somebody without an account. */
export { Share } from './share.entity.js';
export { SharesModule } from './shares.module.js';
export { SharesRepository } from './shares.repository.js';
