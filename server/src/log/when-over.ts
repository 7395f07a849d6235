import type { ServerResponse } from 'node:http';

const overs = new WeakMap<ServerResponse, Promise<boolean>>();

/** When an answer is sent, or nobody is left to read it, and which of both; however many ask, one looks. */
export function whenOver(answer: ServerResponse): Promise<boolean> {
  const known = overs.get(answer);
  if (known !== undefined) return known;
  const over = new Promise<boolean>((resolve) => {
    if (answer.closed) resolve(answer.writableFinished);
    else answer.once('finish', () => resolve(true)).once('close', () => resolve(false));
  });
  overs.set(answer, over);
  return over;
}
