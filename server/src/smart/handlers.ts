import type { ehrs } from '../../../src/api/contract/launch/ehrs.ts';
import type { HandlersOf } from '../context/handler.ts';
import { getEhrs, removeEhr, storeEhr } from './ehrs.ts';
import { finishLaunch, startLaunch, startStandalone } from './launch.ts';
import { openLaunchedForm } from './open-form.ts';
import { getLaunchEhrs } from './read-ehrs.ts';
import { getWriteBacks, retryWriteBack } from './write-backs/write-backs.ts';

/** EHRs that open forms, and get the responses. */
export const smartHandlers: HandlersOf<typeof ehrs> = {
  '/smart/startlaunch': startLaunch,
  '/smart/startstandalone': startStandalone,
  '/smart/finishlaunch': finishLaunch,
  '/smart/openform': openLaunchedForm,
  '/smart/getehrs': getLaunchEhrs,
  '/admin/getehrs': getEhrs,
  '/admin/storeehr': storeEhr,
  '/admin/removeehr': removeEhr,
  '/admin/getwritebacks': getWriteBacks,
  '/admin/retrywriteback': retryWriteBack,
};
