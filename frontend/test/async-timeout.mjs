import { configure } from '@testing-library/dom';

/**
 * Timeout of asynchronous queries in component tests, in milliseconds. Results are usually available immediately, but
 * they may take a long time on a busy machine.
 */
configure({ asyncUtilTimeout: 120_000 });
