import { drawApart } from '../drawing/draw-apart.ts';
import { drawHere, isBundled, type Draw } from '../drawing/program.ts';
import type { PlainRenderer } from './hosted-context.ts';

/** The renderer as it is built, on a thread of its own; the source draws in this one. */
export function loadRenderer(): PlainRenderer {
  if (!isBundled) return rendererOf(drawHere);
  const { draw, stop } = drawApart({ program: new URL('./draw-thread.js', import.meta.url) });
  return { ...rendererOf(draw), stop };
}

export const rendererOf = (draw: Draw): PlainRenderer => ({
  draw: (request, turn) => draw('renderPlainPage', [request], turn),
  style: () => draw('plainStyle', []),
  brandStyle: (color) => draw('plainBrandStyle', [color]),
  tintStyle: (colors) => draw('plainTintStyle', [colors]),
  standingStyle: () => draw('standingStyle', []),
});
