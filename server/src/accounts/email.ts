/** An e-mail address as it is stored and compared. */
export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
