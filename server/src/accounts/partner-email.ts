/** The domain of addresses of a partner's people: nothing is delivered there and nobody signs in with it. */
export const partnerDomain = 'partner.invalid';

export function partnerEmail(id: string): string {
  return `${id}@${partnerDomain}`;
}

/** Whether emails reach the address. */
export function isPartnerEmail(email: string): boolean {
  return email.endsWith(`@${partnerDomain}`);
}

export function shownEmail(email: string): string {
  return isPartnerEmail(email) ? '' : email;
}
