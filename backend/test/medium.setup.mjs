export { startTestStores as default } from './harness/stores.ts';
