import { ModelFailure } from './model-failure.ts';

/** A part of a reply: text, or why the reply ended. */
export type Part = { readonly text: string } | { readonly ended: 'stop' | 'length' };

/** Characters of a line that a server sends; longer ones are nothing we could read. */
const longestLine = 200_000;

/** The parts of a reply as server-sent events. Throws `ModelFailure` for what is no such reply, or one that breaks off. */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  let hasEnded = false;
  for await (const line of linesOf(chunks)) {
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') {
      if (!hasEnded) yield { ended: 'stop' };
      return;
    }
    if (data === '' || hasEnded) continue;
    for (const part of partsOf(data, 'delta')) {
      hasEnded ||= 'ended' in part;
      yield part;
    }
  }
  if (!hasEnded) throw new ModelFailure('cut off');
}

/** The parts of a reply that came whole, from a server that does not stream. */
export async function* readWhole(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestLine) throw new ModelFailure('unreadable');
  }
  const parts = partsOf(text, 'message');
  yield* parts;
  if (!parts.some((part) => 'ended' in part)) yield { ended: 'stop' };
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new ModelFailure('unreadable');
    yield* lines;
  }
  if (rest !== '') yield rest;
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Text and end in one object of the protocol; one without either, such as the count of tokens, has none. */
function partsOf(json: string, key: 'delta' | 'message'): readonly Part[] {
  const value = parse(json);
  if (!isRecord(value) || 'error' in value) throw new ModelFailure('refused');
  const { choices } = value;
  if (!Array.isArray(choices)) throw new ModelFailure('unreadable');
  const choice: unknown = choices[0];
  if (!isRecord(choice)) return [];
  const said = choice[key];
  const content = isRecord(said) ? said['content'] : undefined;
  const end = choice['finish_reason'];
  return [
    ...(typeof content === 'string' && content !== '' ? [{ text: content }] : []),
    ...(typeof end === 'string' ? [{ ended: end === 'length' ? ('length' as const) : ('stop' as const) }] : []),
  ];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ModelFailure('unreadable');
  }
}
