import { atom } from 'nanostores';
import type { Refusal } from '../../../api/client/client.ts';
import { errors } from '../../../api/contract/errors.ts';
import { innermost } from '../calls/failure.ts';

/** The challenge of a sign-in that waits for its second step; in memory alone. */
export const $challenge = atom<string | undefined>();

/** Whether the code of that second step comes by text message. */
export const $isTexted = atom(false);

/** Whether a way in was refused for want of the second step; the sign-in screen asks for it then. */
export function waitsForSecondStep(reply: { readonly success: true } | Refusal): boolean {
  if (reply.success) return false;
  const { code, data } = innermost(reply);
  if (code !== errors.secondstep.code || typeof data !== 'object' || data === null || !('challenge' in data))
    return false;
  $isTexted.set('sms' in data && data.sms === true);
  $challenge.set(String(data.challenge));
  return true;
}
