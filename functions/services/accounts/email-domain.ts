/** What stands behind the last @, as banned domains are written. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
