/** Public API of the providers module: doctors and facilities, and which plans have them in their network. */
export { ProviderQueries } from './provider-queries.js';
export { ProvidersModule } from './providers.module.js';
