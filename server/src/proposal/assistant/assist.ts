import { Readable } from 'node:stream';
import { errors } from '../../../../src/api/contract/errors.ts';
import { countUse, useLimits } from '../../accounts/count-use.ts';
import type { AssistantConfiguration } from '../../configuration/configuration.ts';
import type { Context } from '../../context/context.ts';
import type { Handlers } from '../../context/handler.ts';
import { signedIn } from '../../context/signed-in.ts';
import { errorText } from '../../errors/error-texts.ts';
import { ServerError } from '../../errors/server-error.ts';
import { straight } from '../../http/request/clean-text.ts';
import { askModel } from './ask-model.ts';
import { ModelFailure } from './model-failure.ts';
import { takePlace } from './open-replies.ts';
import { messagesFor, type Message } from './prompts.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** Characters of a reply; whatever comes beyond them is cut off. */
const mostCharacters = 20_000;
const beatMs = 15_000;

export const getAssistant: Handlers['/proposal/getassistant'] = async ({ config: { assistant } }) => ({
  available: assistant !== undefined,
  host: assistant === undefined ? '' : new URL(assistant.url).host,
  model: assistant?.model ?? '',
});

/** Suggestions of the model as events. Whatever goes wrong at its server comes as the last one, `error`. */
export const assist: Handlers['/proposal/assist'] = async (context, asked) => {
  const { assistant } = context.config;
  if (assistant === undefined) throw new ServerError('noassistant');
  const { clinic, id } = signedIn(context);
  const person = `${clinic} ${id}`;
  const free = takePlace(context.db, person);
  try {
    await countReply(context, assistant, person);
  } catch (error) {
    free();
    throw error;
  }
  return {
    type: 'text/event-stream; charset=utf-8',
    headers: { 'x-accel-buffering': 'no', connection: 'close' },
    body: replyStream(context, assistant, messagesFor(asked), free),
  };
};

async function countReply(
  context: Context,
  { perPerson, perHour }: AssistantConfiguration,
  person: string,
): Promise<void> {
  await countUse(context, 'assist', person, { ...useLimits.assist, max: perPerson });
  await countUse(context, 'assistAll', 'all', { ...useLimits.assistAll, max: perHour }).catch((error: unknown) => {
    throw error instanceof ServerError ? new ServerError('assistantbusy', error.detail) : error;
  });
}

/** Ends, and stops asking, when its reader is gone. */
function replyStream(
  context: Context,
  assistant: AssistantConfiguration,
  messages: readonly Message[],
  free: () => void,
): Readable {
  const gone = new AbortController();
  const body = new Readable({ highWaterMark: 16_384, read: () => undefined });
  const push = (text: string): void => {
    if (!body.destroyed) body.push(text);
  };
  const beat = setInterval(() => push(': \n\n'), beatMs);
  body.once('close', () => gone.abort());
  push(': \n\n');
  void writeReply(context, assistant, messages, gone.signal, (event, data) =>
    push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  ).finally(() => {
    clearInterval(beat);
    free();
    if (!body.destroyed) body.push(null);
  });
  return body;
}

type Write = (event: 'delta' | 'done' | 'error', data: object) => void;

async function writeReply(
  { logger, caller }: Context,
  assistant: AssistantConfiguration,
  messages: readonly Message[],
  signal: AbortSignal,
  write: Write,
): Promise<void> {
  let left = mostCharacters;
  try {
    for await (const part of withoutThoughts(askModel(assistant, messages, signal))) {
      if ('ended' in part) {
        if (left === mostCharacters) throw new ModelFailure('nothing said');
        return write('done', { reason: part.ended });
      }
      const text = straight(part.text).slice(0, left);
      left -= text.length;
      if (text !== '') write('delta', { text });
      if (left <= 0) return write('done', { reason: 'length' });
    }
  } catch (error) {
    if (signal.aborted) return;
    const failure = error instanceof ModelFailure ? error : new ModelFailure('unreadable');
    const { reason, status, code } = failure;
    logger.warn({ reason, ...(status !== undefined && { status }) }, 'the language model fails');
    write('error', { code: errors[code].code, message: errorText(code, caller.language) });
  }
}
