/** Public API of the shares module, which manages links that show plans to people without an account. */
export { SharesModule } from './shares.module.js';
export { deleteExpiredShares, emptyExpiredShares, SHARES_DATA, SharesRepository } from './shares.repository.js';
