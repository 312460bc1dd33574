export { stopTestStores as default } from './harness/stores.ts';
