import type { secondStep } from '../../../src/api/contract/second-step.ts';
import type { mobile } from '../../../src/api/contract/sms/mobile.ts';
import { getMobile, removeMobile, sendMobileCode, verifyMobile } from '../auth/mobile.ts';
import { forgotBySms, resetBySms } from '../auth/reset-by-sms.ts';
import { sendOwnSmsStep, sendSmsStep, startSmsStep } from '../auth/sms-step.ts';
import { getSecondStepRoles, storeSecondStepRoles } from '../second-step/demand.ts';
import { renewRecoveryCodes, stopTotp } from '../auth/change-second-step.ts';
import { confirmTotp, getTotp, startTotp } from '../auth/start-second-step.ts';
import { verifyTotp } from '../auth/verify-second-step.ts';
import type { HandlersOf } from '../context/handler.ts';

/** The second step of signing in, and codes by text message. */
export const secondStepHandlers: HandlersOf<typeof secondStep & typeof mobile> = {
  '/auth/verifytotp': verifyTotp,
  '/auth/gettotp': getTotp,
  '/auth/starttotp': startTotp,
  '/auth/confirmtotp': confirmTotp,
  '/auth/stoptotp': stopTotp,
  '/auth/renewrecoverycodes': renewRecoveryCodes,
  '/admin/getsecondsteproles': getSecondStepRoles,
  '/admin/storesecondsteproles': storeSecondStepRoles,
  '/auth/getmobile': getMobile,
  '/auth/sendmobilecode': sendMobileCode,
  '/auth/verifymobile': verifyMobile,
  '/auth/removemobile': removeMobile,
  '/auth/forgotbysms': forgotBySms,
  '/auth/resetbysms': resetBySms,
  '/auth/startsmsstep': startSmsStep,
  '/auth/sendsmsstep': sendSmsStep,
  '/auth/sendownsmsstep': sendOwnSmsStep,
};
