import type { Scene } from './guest.ts';
import { calm, deepJson, flood, hugeArrays, unknownNames } from './guests/bodies.ts';
import { costlyForms, zipBombs } from './guests/designs.ts';
import { signInStorm, uploadBombs } from './guests/entrances.ts';
import { exportStorm, hugeSearches } from './guests/readers.ts';
import { manySockets, slowBodies, slowHeaders } from './guests/sockets.ts';

/** What a guest may try, each by its name on the command line. */
export const scenes: Readonly<Record<string, Scene>> = {
  calm,
  'unknown-names': unknownNames,
  'deep-json': deepJson,
  'huge-arrays': hugeArrays,
  flood,
  'zip-bombs': zipBombs,
  'costly-forms': costlyForms,
  'slow-bodies': slowBodies,
  'slow-headers': slowHeaders,
  'many-sockets': manySockets,
  'huge-searches': hugeSearches,
  'export-storm': exportStorm,
  'sign-in-storm': signInStorm,
  'upload-bombs': uploadBombs,
};
