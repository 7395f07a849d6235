import type { adding } from '../../../src/api/contract/publishing/adding.ts';
import type { versions } from '../../../src/api/contract/publishing/versions.ts';
import type { HandlersOf } from '../context/handler.ts';
import { thenDrawn } from '../first-view/draw-ahead.ts';
import { addForm } from '../form/adding/add-form.ts';
import { getVersions, storeVersion } from '../form/published-versions.ts';
import { cancelSchedule, getSchedule, schedulePublication } from '../form/schedule-publication.ts';
import { withdrawVersion } from '../form/withdraw-version.ts';

/** Forms that come whole, published versions, and publications that are to come. */
export const versionHandlers: HandlersOf<typeof adding & typeof versions> = {
  '/category/addform': addForm,
  '/category/getversions': getVersions,
  '/category/storeversion': storeVersion,
  '/category/withdrawversion': thenDrawn(withdrawVersion, ({ category }) => category),
  '/category/schedulepublication': schedulePublication,
  '/category/getschedule': getSchedule,
  '/category/cancelschedule': cancelSchedule,
};
