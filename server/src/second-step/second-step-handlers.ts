import type { secondStep } from '../../../src/api/contract/second-step.ts';
import type { Handlers } from '../http/handler.ts';
import { getSecondStepRoles, storeSecondStepRoles } from './demand.ts';
import { confirmTotp, getTotp, renewRecoveryCodes, startTotp, stopTotp } from './start-second-step.ts';
import { verifyTotp } from './verify-second-step.ts';

/** The second step of signing in. */
export const secondStepHandlers: Pick<Handlers, keyof typeof secondStep> = {
  '/auth/verifytotp': verifyTotp,
  '/auth/gettotp': getTotp,
  '/auth/starttotp': startTotp,
  '/auth/confirmtotp': confirmTotp,
  '/auth/stoptotp': stopTotp,
  '/auth/renewrecoverycodes': renewRecoveryCodes,
  '/admin/getsecondsteproles': getSecondStepRoles,
  '/admin/storesecondsteproles': storeSecondStepRoles,
};
