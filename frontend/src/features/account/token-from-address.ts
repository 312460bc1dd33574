/**
 * Returns the token of the link that a person opened from an email. Also removes the token from the URL, so that it
 * does not appear in the history, in a referrer or in a screenshot.
 */
export function tokenFromAddress(): string {
  const address = new URL(location.href);
  const token = address.searchParams.get('token') ?? '';
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token;
}
