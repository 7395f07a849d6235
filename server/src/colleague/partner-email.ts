/** Where a partner's people have their address: nothing is delivered there and nobody signs in with it. */
const partnerDomain = 'partner.invalid';

export function partnerEmail(id: string): string {
  return `${id}@${partnerDomain}`;
}

/** Whether letters reach the address. */
export function isPartnerEmail(email: string): boolean {
  return email.endsWith(`@${partnerDomain}`);
}

export function shownEmail(email: string): string {
  return isPartnerEmail(email) ? '' : email;
}
