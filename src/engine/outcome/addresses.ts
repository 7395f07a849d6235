import { limits } from '../definition/limits.ts';

/** Written out whole, without spaces and control characters: nothing is left to how a browser would mend it. */
function isAddress(address: unknown, pattern: RegExp): address is string {
  return (
    typeof address === 'string' &&
    address.length <= limits.addressCharacters &&
    pattern.test(address) &&
    !/[\s\p{Cc}\\]/u.test(address)
  );
}

/** Whether an ending's link may open it: a secure page, a call, a message or an email. */
export const isLinkAddress = (address: unknown): address is string =>
  isAddress(address, /^(?:https:\/\/[^/?#@]+(?:[/?#]|$)|(?:tel|sms):\+?[\d*#().-]|mailto:[^@]+@)/i);

/** Whether an ending may lead there by itself: a secure page, or a path on the same site. */
export const isRedirectAddress = (address: unknown): address is string =>
  isAddress(address, /^(?:https:\/\/[^/?#@]+(?:[/?#]|$)|\/(?!\/))/i);
