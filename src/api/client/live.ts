import type { Client } from './client.ts';

/** One event that the server pushes to an open page. */
interface LiveEvent {
  readonly id: string;
  readonly event: string;
}

const waits = { firstMs: 1000, longestMs: 60_000 } as const;

/** Follows the server's events until aborted; after a lost connection it resumes after the last event received, with growing waits. */
export async function followLive(
  client: Client,
  signal: AbortSignal,
  listener: (event: LiveEvent) => void,
  after?: string,
): Promise<void> {
  let last = after;
  let wait: number = waits.firstMs;
  while (!signal.aborted) {
    const reply = await client.live.events(last === undefined ? {} : { after: last }, { signal });
    if (reply.success) {
      wait = waits.firstMs;
      await readEvents(reply.data, (event) => {
        last = event.id;
        listener(event);
      }).catch(() => undefined);
    } else if (reply.code === 4010) return;
    await pause(wait, signal);
    wait = Math.min(wait * 2, waits.longestMs);
  }
}

async function readEvents(response: Response, listener: (event: LiveEvent) => void): Promise<void> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) return;
    const blocks = (text + decoder.decode(chunk.value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const event of blocks.flatMap(parseEvent)) listener(event);
  }
}

/** A block of lines as an event; a heartbeat is none. */
function parseEvent(block: string): readonly LiveEvent[] {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [id, event] = [field('id'), field('event')];
  return id === undefined || event === undefined ? [] : [{ id, event }];
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
