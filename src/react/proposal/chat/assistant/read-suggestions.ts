/** What a reply of the language model brings: text, then how it ended. */
export type AssistantEvent =
  | { readonly event: 'delta'; readonly text: string }
  | { readonly event: 'done' }
  | { readonly event: 'error'; readonly code: number };

/** The events of a streamed reply. One that breaks off ends without `done`; what cannot be read is left out. */
export async function* readEvents(response: Response): AsyncGenerator<AssistantEvent> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      yield* blocks.map(parse).filter((event) => event !== undefined);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): AssistantEvent | undefined {
  const field = (name: string): string =>
    block
      .split(/\r?\n/)
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  try {
    const data = JSON.parse(field('data') || 'null') as { readonly text?: unknown; readonly code?: unknown } | null;
    switch (field('event')) {
      case 'delta':
        return typeof data?.text === 'string' ? { event: 'delta', text: data.text } : undefined;
      case 'done':
        return { event: 'done' };
      case 'error':
        return { event: 'error', code: Number(data?.code) };
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}

/** One suggestion a line, without the marks that models put before and around them. */
export function suggestionsIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) =>
    line
      .replace(/^[\s*•·–-]+|^\s*[\d۰-۹]+[.)-]\s*/gu, '')
      .replace(/^["“«]+|["”»]+$/gu, '')
      .trim(),
  );
  return [...new Set(lines.filter((line) => /\p{L}/u.test(line)))].slice(0, 5);
}
