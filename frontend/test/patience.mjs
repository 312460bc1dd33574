import { configure } from '@testing-library/dom';

/**
 * Timeout of asynchronous queries in component tests, in milliseconds. Results are usually available at once, but may
 * take long on a busy machine.
 */
configure({ asyncUtilTimeout: 120_000 });
