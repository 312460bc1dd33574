/** Masks an email address. The visible part is enough to tell people apart, but not enough to send them an email. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, name.length > 3 ? 2 : 1)}•••@${domain}`;
}

export const maskPhone = (phone: string | null): string | null => phone && `••• ${phone.slice(-2)}`;
