import type { Part } from './read-reply.ts';

const [opens, closes] = ['<think>', '</think>'];

/** A reply without the reasoning that some models write before it, between `<think>` and `</think>`. */
export async function* withoutThoughts(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  let held: string | undefined = '';
  for await (const part of parts) {
    if (held === undefined || !('text' in part)) {
      if (held !== undefined && held !== '' && !held.startsWith(opens)) yield { text: held };
      held = undefined;
      yield part;
      continue;
    }
    held = (held + part.text).trimStart();
    if (held.startsWith(opens)) {
      const end: number = held.indexOf(closes);
      if (end === -1) continue;
      held = held.slice(end + closes.length).trimStart();
    } else if (opens.startsWith(held)) continue;
    if (held === '') continue;
    yield { text: held };
    held = undefined;
  }
}
