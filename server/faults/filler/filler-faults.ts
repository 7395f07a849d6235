import { deviceRefuses } from './device-refuses.ts';
import type { FillerFault } from './filler-fault.ts';
import { formChanged } from './form-changed.ts';
import { browserKilled, tabKilled } from './left.ts';
import { connectionLost } from './connection-lost.ts';
import { longOffline } from './long-offline.ts';
import { sessionEnded } from './session-ended.ts';
import { twoTabs } from './two-tabs.ts';
import { updated } from './updated.ts';
import { wrongClock } from './wrong-clock.ts';

/** What goes wrong while somebody fills a form in their browser. */
export const fillerFaults: readonly FillerFault[] = [
  tabKilled,
  browserKilled,
  connectionLost,
  longOffline,
  deviceRefuses,
  twoTabs,
  formChanged,
  updated,
  wrongClock,
  sessionEnded,
];
