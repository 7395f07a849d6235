import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';

const overs = new WeakMap<ServerResponse, Promise<void>>();

/** When an answer is sent, or nobody is left to read it; however many ask, one looks. */
export function whenOver(answer: ServerResponse): Promise<void> {
  const known = overs.get(answer);
  if (known !== undefined) return known;
  const over = new Promise<void>((resolve) => finished(answer, () => resolve()));
  overs.set(answer, over);
  return over;
}
