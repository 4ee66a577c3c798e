/** What stands behind the last @, as banned domains are written. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}

/** An address's domain and every one it belongs to: who bans `example.com` means `mail.example.com` too. */
export function domainsOf(email: string): string[] {
  const labels = domainOf(email).split(".");
  return labels.map((_, i) => labels.slice(i).join("."));
}
