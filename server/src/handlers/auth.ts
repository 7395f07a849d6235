import type { auth } from '../../../src/api/contract/auth.ts';
import { activate, lookAtActivation } from '../auth/activation.ts';
import { changePassword, forgotPassword, resetPassword } from '../auth/change-password.ts';
import { sendEmailCode, verifyEmail } from '../auth/email-code.ts';
import { checkAccess, getAccess, getCategoryAccess } from '../auth/get-access.ts';
import { signIn } from '../auth/sign-in.ts';
import { signOut } from '../auth/sign-out.ts';
import { signUp } from '../auth/sign-up.ts';
import { finishSso, getWaysIn, startSso } from '../sso/sign-in.ts';
import { endOneSession, endOtherSessions, getSessions } from '../sessions/own-sessions.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Signing in and out, passwords, addresses and sessions, and what the caller may do. */
export const authHandlers: HandlersOf<typeof auth> = {
  '/auth/veryifypassword': signIn,
  '/auth/getwaysin': getWaysIn,
  '/auth/startsso': startSso,
  '/auth/finishsso': finishSso,
  '/auth/activate': activate,
  '/auth/activation': lookAtActivation,
  '/auth/storuser': signUp,
  '/auth/forgotpassword': forgotPassword,
  '/auth/resetpassword': resetPassword,
  '/auth/changepassword': changePassword,
  '/sendemailverifycode/': sendEmailCode,
  '/verifyEmailAddress/': verifyEmail,
  '/auth/getsessions': getSessions,
  '/auth/endsession': endOneSession,
  '/auth/endothersessions': endOtherSessions,
  '/auth/logout': signOut,
  '/auth/getuseraccess': getAccess,
  '/auth/checkUserAccess': checkAccess,
  '/auth/getUserAccessForCategory': getCategoryAccess,
};
