import type { Draw } from '../drawing/program.ts';
import type { DrawView } from './drawing.ts';

/** Draws first views by the program. */
export const drawForms =
  (draw: Draw): DrawView =>
  ({ form, asked, at }) =>
    draw('renderFirstView', [{ form, at, ...asked }]);
