/** The secret of the link that led here, taken out of the address so that it stays in no history, referrer or screenshot. */
export function takeToken(): string {
  const address = new URL(location.href);
  const token = address.searchParams.get('token') ?? '';
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token;
}
