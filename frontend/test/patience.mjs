import { configure } from '@testing-library/dom';

/**
 * Longest wait of asynchronous queries in component tests, in milliseconds. The result usually comes at once, but on a
 * busy machine it may take long.
 */
configure({ asyncUtilTimeout: 120_000 });
