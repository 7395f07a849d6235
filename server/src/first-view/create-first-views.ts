import type { ServerContext } from '../context/context.ts';
import type { FirstViews } from '../context/first-views.ts';
import { drawApart } from '../drawing/draw-apart.ts';
import { drawHere, isBundled } from '../drawing/program.ts';
import { drawForms } from './draw-form.ts';
import { keepViews } from './keep-views.ts';
import { readLateFiles } from './late-files.ts';

/** First views for a server that ships the elements of this folder. The source draws in this thread. */
export function createFirstViews(
  { clock, logger }: Pick<ServerContext, 'clock' | 'logger'>,
  embed: string,
): FirstViews {
  const filesFor = readLateFiles(embed);
  if (!isBundled) return keepViews({ draw: drawForms(drawHere), clock, logger, filesFor });
  const program = new URL('./draw-thread.js', import.meta.url);
  const { draw, stop } = drawApart({ program, room: { most: 200, mostEach: 200 } });
  return keepViews({ draw: drawForms(draw), stop, clock, logger, filesFor });
}
