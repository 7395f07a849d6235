import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { lineOf } from '../http/limits/pace-bodies.ts';
import { workApart, type Allowance } from '../form-work/run-in-worker.ts';
import { doTask } from '../form-work/task.ts';
import { readOwnTemplate } from './read-own-template.ts';

/** Texts of up to this many characters are checked at once, which takes some hundredths of a second; longer ones on a thread. */
const checkedHere = 20_000;

const allowance: Allowance = { ms: 10_000, megabytes: 256 };

/** Runs the checks of `porsa/proposal` here; nothing of it is kept. */
export const checkText: Handlers['/proposal/check'] = async ({ caller }, body) => {
  const { text, proposal, language } = body;
  if (text === undefined && proposal === undefined)
    throw new ServerError('badbody', { fields: [{ path: 'text', rule: 'required', message: '' }] });
  const template = proposal && body.template && readOwnTemplate(body.template, proposal.template, caller.language);
  const written: CallBody<'/proposal/check'> = {
    ...(text !== undefined && { text }),
    ...(proposal && { proposal }),
    ...(template && { template }),
  };
  const task = { kind: 'proposal', written, language: language ?? undefined } as const;
  return JSON.stringify(written).length <= checkedHere
    ? doTask(task)
    : workApart(lineOf(caller), task, allowance).catch(refuseLong);
};

/** What ends a thread that takes too long speaks of forms. */
function refuseLong(error: unknown): never {
  if (error instanceof ServerError && error.code === 'toomuchtoread') throw new ServerError('toomuchtocheck');
  throw error;
}
