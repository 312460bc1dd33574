/** Messages for requests that did not reach the server. */
export const NETWORK = {
  intercepted:
    'Another page answered instead of our site. Are you on the Wi-Fi of a hotel, a clinic or a store? Open a ' +
    'new tab, sign in to the Wi-Fi there, and try again.',
} as const;
