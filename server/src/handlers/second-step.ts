import type { secondStep } from '../../../src/api/contract/second-step.ts';
import { getSecondStepRoles, storeSecondStepRoles } from '../second-step/demand.ts';
import { renewRecoveryCodes, stopTotp } from '../auth/change-second-step.ts';
import { confirmTotp, getTotp, startTotp } from '../auth/start-second-step.ts';
import { verifyTotp } from '../auth/verify-second-step.ts';
import type { HandlersOf } from '../context/handler.ts';

/** The second step of signing in. */
export const secondStepHandlers: HandlersOf<typeof secondStep> = {
  '/auth/verifytotp': verifyTotp,
  '/auth/gettotp': getTotp,
  '/auth/starttotp': startTotp,
  '/auth/confirmtotp': confirmTotp,
  '/auth/stoptotp': stopTotp,
  '/auth/renewrecoverycodes': renewRecoveryCodes,
  '/admin/getsecondsteproles': getSecondStepRoles,
  '/admin/storesecondsteproles': storeSecondStepRoles,
};
