/** Enough of an address to tell people apart, too little to write to them. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, name.length > 3 ? 2 : 1)}•••@${domain}`;
}

/** The last two digits. */
export const maskPhone = (phone: string | null): string | null => phone && `••• ${phone.slice(-2)}`;
