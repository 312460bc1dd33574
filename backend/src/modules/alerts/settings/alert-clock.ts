/** Injection token of a clock, in milliseconds since 1970, with which tests replay days. */
export const ALERT_CLOCK = Symbol('ALERT_CLOCK');
