/** Public API of the module that finds doctors and facilities, and the plans that have them in their networks. */
export { MyDoctorsRepository, PROVIDERS_DATA } from './my-doctors.repository.js';
export { ProviderQueries } from './provider-queries.js';
export { ProvidersModule } from './providers.module.js';
export { ProvidersService } from './providers.service.js';
