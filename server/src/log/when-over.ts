import type { ServerResponse } from 'node:http';

const over = Symbol('over');

/** When an answer is sent, or nobody is left to read it, and which of both; however many ask, one looks. */
export function whenOver(answer: ServerResponse & { [over]?: Promise<boolean> }): Promise<boolean> {
  answer[over] ??= new Promise<boolean>((resolve) => {
    if (answer.closed) resolve(answer.writableFinished);
    else answer.once('finish', () => resolve(true)).once('close', () => resolve(false));
  });
  return answer[over];
}
