import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  begins,
  event,
  openModelServer,
  refuses,
  sends,
  streams,
  type Answer,
  type ModelServer,
} from '../../../test/model-server.ts';
import { askModel, patience, type Patience } from './ask-model.ts';
import { ModelFailure } from './model-failure.ts';
import { messagesFor } from './prompts.ts';
import type { Part } from './read-reply.ts';
import { withoutThoughts } from './without-thoughts.ts';

let model: ModelServer;
beforeEach(async () => {
  model = await openModelServer();
});
afterEach(() => model.close());

const asked = { task: 'title', language: 'en', title: 'Vitamin D' } as const;

/** What came, and how it ended. */
async function replyTo(
  way: Answer | readonly Answer[],
  { patient = patience, signal = new AbortController().signal }: { patient?: Patience; signal?: AbortSignal } = {},
): Promise<{ readonly text: string; readonly ended: string }> {
  model.answer(...[way].flat());
  let text = '';
  try {
    const parts: AsyncIterable<Part> = withoutThoughts(askModel(model.assistant, messagesFor(asked), signal, patient));
    for await (const part of parts) {
      if ('ended' in part) return { text, ended: part.ended };
      text += part.text;
    }
    return { text, ended: 'without a word' };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { text, ended: error.reason };
  }
}

test('A model is asked as OpenAI’s protocol says, with its key, and the person’s words as data apart from the task', async () => {
  await replyTo(streams('Yes'));
  const [{ path, key, body } = { path: '', key: '', body: { messages: [] } }] = model.asked;
  expect([path, key]).toEqual(['/v1/chat/completions', `Bearer ${model.assistant.key}`]);
  expect(body).toMatchObject({ model: 'small-model', stream: true, max_tokens: 200 });
  expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(JSON.parse(body.messages[1]!.content)).toEqual({ title: 'Vitamin D' });
  expect(body.messages[0]!.content).not.toContain('Vitamin D');
});

test('Its reply comes in pieces, wherever the network cuts them', async () => {
  const bytes = Buffer.from(`: beat\n\n${event('اثر ویتامین')}${event(' دی')}${event(null, 'stop')}data: [DONE]\n\n`);
  const pieces = Array.from({ length: bytes.length }, (_one, at) => bytes.subarray(at, at + 1));
  expect(await replyTo(sends(...pieces))).toEqual({ text: 'اثر ویتامین دی', ended: 'stop' });
});

test('Lines may end as on any system, and the end may be said without a last word', async () => {
  expect(await replyTo(sends(event('Yes').replaceAll('\n', '\r\n'), 'data: [DONE]\r\n\r\n'))).toEqual({
    text: 'Yes',
    ended: 'stop',
  });
  expect(await replyTo(sends(event('Yes'), event('', 'length')))).toEqual({ text: 'Yes', ended: 'length' });
  const usage = 'data: {"choices":[],"usage":{"total_tokens":3}}\n\n';
  expect(await replyTo(sends(event('Yes'), event(null, 'stop'), usage, 'data: [DONE]\n\n'))).toEqual({
    text: 'Yes',
    ended: 'stop',
  });
});

test('A server that does not stream is understood too', async () => {
  const whole = JSON.stringify({ choices: [{ message: { content: 'Yes' }, finish_reason: 'stop' }] });
  expect(await replyTo(refuses(200, whole))).toEqual({ text: 'Yes', ended: 'stop' });
});

test('What a model thinks before it answers is left out', async () => {
  expect(await replyTo(streams('<thi', 'nk>Let me ', 'see</thi', 'nk>\n\n', 'Vitamin D'))).toEqual({
    text: 'Vitamin D',
    ended: 'stop',
  });
  expect(await replyTo(streams('<', '5 mg'))).toEqual({ text: '<5 mg', ended: 'stop' });
  expect(await replyTo(streams('<think>All of it'))).toEqual({ text: '', ended: 'stop' });
});

test('A model that takes the limit by its newer name is asked once more', async () => {
  const unsupported = refuses(400, '{"error":{"message":"Use \'max_completion_tokens\' instead."}}');
  expect(await replyTo([unsupported, streams('Yes')])).toEqual({ text: 'Yes', ended: 'stop' });
  expect(model.asked.map(({ body }) => [body['max_tokens'], body['max_completion_tokens']])).toEqual([
    [200, undefined],
    [undefined, 200],
  ]);
  expect(await replyTo(unsupported)).toEqual({ text: '', ended: 'refused' });
  expect(await replyTo(refuses(400))).toEqual({ text: '', ended: 'refused' });
});

test.each<[string, Answer, { readonly text: string; readonly ended: string }]>([
  ['that refuses the key', refuses(401), { text: '', ended: 'key refused' }],
  ['that forbids', refuses(403), { text: '', ended: 'key refused' }],
  ['that is asked too much', refuses(429), { text: '', ended: 'too many' }],
  ['that breaks', refuses(500), { text: '', ended: 'refused' }],
  ['that sends a page', refuses(200, '<!doctype html>'), { text: '', ended: 'unreadable' }],
  ['that says something else', refuses(200, '{"ok":true}'), { text: '', ended: 'unreadable' }],
  ['that sends half a line', sends(event('Yes'), 'data: {"choices":[{"del\n\n'), { text: 'Yes', ended: 'unreadable' }],
  ['that breaks off', sends(event('Yes')), { text: 'Yes', ended: 'cut off' }],
  ['that sends nothing', sends(), { text: '', ended: 'cut off' }],
  [
    'that fails half way',
    sends(event('Yes'), 'data: {"error":{"message":"x"}}\n\n'),
    { text: 'Yes', ended: 'refused' },
  ],
  ['that never ends a line', sends('data: '.padEnd(300_000, 'x')), { text: '', ended: 'unreadable' }],
  [
    'whose connection is cut',
    (response) => void begins(response).write(event('Yes'), () => setImmediate(() => response.destroy())),
    { text: 'Yes', ended: 'cut off' },
  ],
])('A server %s is a failure with a reason', async (_what, way, outcome) => {
  expect(await replyTo(way)).toEqual(outcome);
});

test('A redirect is followed nowhere, so that texts and key reach the configured address alone', async () => {
  const other = await openModelServer();
  const to = refuses(307, '', { location: `${other.assistant.url}/chat/completions` });
  expect(await replyTo(to)).toEqual({ text: '', ended: 'redirected' });
  expect(other.asked).toEqual([]);
  await other.close();
});

test('A server that is not there is unreachable', async () => {
  await model.close();
  expect(await replyTo(streams('Yes'))).toEqual({ text: '', ended: 'unreachable' });
  model = await openModelServer();
});

test('A server that does not begin, does not go on or does not end in its time is too slow', async () => {
  const never: Answer = () => undefined;
  const stops: Answer = (response) => void begins(response).write(event('Yes'));
  const dawdles: Answer = (response) => {
    begins(response);
    const timer = setInterval(() => response.write(event('.')), 5);
    response.once('close', () => clearInterval(timer));
  };
  const long = 3_600_000;
  const ended = async (way: Answer, patient: Patience) => (await replyTo(way, { patient })).ended;
  expect(await ended(never, { firstMs: 50, betweenMs: long, wholeMs: long })).toBe('too slow');
  expect(await ended(stops, { firstMs: long, betweenMs: 50, wholeMs: long })).toBe('too slow');
  expect(await ended(dawdles, { firstMs: long, betweenMs: long, wholeMs: 100 })).toBe('too slow');
});
