import type { AssistantConfiguration } from '../../configuration/configuration.ts';
import { ModelFailure } from './model-failure.ts';
import type { Message } from './prompts.ts';
import { readEvents, readWhole, type Part } from './read-reply.ts';

/** How long a model may take: until it begins, between two pieces of its reply, and for all of it. */
export interface Patience {
  readonly firstMs: number;
  readonly betweenMs: number;
  readonly wholeMs: number;
}

export const patience: Patience = { firstMs: 45_000, betweenMs: 20_000, wholeMs: 90_000 };

/** Bytes of a reply; what a thousand tokens need is a fraction of it, envelopes included. */
const mostBytes = 4 * 1024 * 1024;

type Model = Pick<AssistantConfiguration, 'url' | 'key' | 'model' | 'tokens'>;

/**
 * Asks the configured model and gives its reply as it comes.
 *
 * Only the configured address is ever reached: a redirect counts as a failure. Throws `ModelFailure`; stops asking when
 * `signal` is aborted.
 */
export async function* askModel(
  model: Model,
  messages: readonly Message[],
  signal: AbortSignal,
  patient: Patience = patience,
): AsyncGenerator<Part> {
  const clock = createDeadline(signal, patient);
  try {
    const response = await post(model, messages, clock);
    const chunks = takenInTime(response, clock, patient);
    const isWhole = /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
    yield* isWhole ? readWhole(chunks) : readEvents(chunks);
  } finally {
    clock.stop();
  }
}

interface Deadline {
  readonly signal: AbortSignal;
  /** So long from now, and never beyond the whole. */
  within(ms: number): void;
  isOver(): boolean;
  stop(): void;
}

function createDeadline(given: AbortSignal, { firstMs, wholeMs }: Patience): Deadline {
  const controller = new AbortController();
  let isOver = false;
  const expire = (): void => {
    isOver = true;
    controller.abort();
  };
  const abort = (): void => controller.abort();
  given.addEventListener('abort', abort, { once: true });
  if (given.aborted) abort();
  const whole = setTimeout(expire, wholeMs);
  let next = setTimeout(expire, firstMs);
  return {
    signal: controller.signal,
    within: (ms) => {
      clearTimeout(next);
      next = setTimeout(expire, ms);
    },
    isOver: () => isOver,
    stop: () => {
      clearTimeout(whole);
      clearTimeout(next);
      given.removeEventListener('abort', abort);
      controller.abort();
    },
  };
}

async function post(model: Model, messages: readonly Message[], clock: Deadline): Promise<Response> {
  const response = await send(model, messages, 'max_tokens', clock);
  if (response.status !== 400) return accepted(response);
  // Newer models of OpenAI's own take the limit by another name, and say so.
  const refusal = await bodyOf(response, clock);
  if (!refusal.includes('max_completion_tokens')) throw new ModelFailure('refused', 400);
  return accepted(await send(model, messages, 'max_completion_tokens', clock));
}

function accepted(response: Response): Response {
  const { status } = response;
  if (response.ok && response.body !== null) return response;
  void response.body?.cancel().catch(() => undefined);
  if (status === 429) throw new ModelFailure('too many', status);
  if (status === 401 || status === 403) throw new ModelFailure('key refused', status);
  throw new ModelFailure(status >= 300 && status < 400 ? 'redirected' : 'refused', status);
}

async function send(
  { url, key, model, tokens }: Model,
  messages: readonly Message[],
  limit: 'max_tokens' | 'max_completion_tokens',
  clock: Deadline,
): Promise<Response> {
  try {
    return await fetch(`${url}/chat/completions`, {
      method: 'POST',
      redirect: 'manual',
      signal: clock.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, stream: true, [limit]: tokens }),
    });
  } catch {
    throw new ModelFailure(clock.isOver() ? 'too slow' : 'unreachable');
  }
}

async function bodyOf(response: Response, clock: Deadline): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of takenInTime(response, clock, patience)) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > 20_000) break;
  }
  return text;
}

/** The pieces of a body, each in its time, up to what a reply may have. */
async function* takenInTime(
  { body }: Response,
  clock: Deadline,
  { betweenMs }: Pick<Patience, 'betweenMs'>,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      clock.within(betweenMs);
      bytes += chunk.length;
      if (bytes > mostBytes) throw new ModelFailure('unreadable');
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure(clock.isOver() ? 'too slow' : 'cut off');
  }
}
