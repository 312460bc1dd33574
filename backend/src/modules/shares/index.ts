/** Public API of the shares module, which manages links that show plans to people without an account. */
export { Share } from './share.entity.js';
export { SharesModule } from './shares.module.js';
export { SharesRepository } from './shares.repository.js';
