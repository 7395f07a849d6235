import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssistantConfiguration } from '../src/configuration/configuration.ts';

/** A server that speaks the protocol of chat completions, as it is told to. */
export interface ModelServer {
  readonly assistant: AssistantConfiguration;
  /** What it was asked, in order. */
  readonly asked: readonly AskedModel[];
  /** How the next requests are answered, the last way over and over. */
  answer(...ways: readonly Answer[]): void;
  /** Resolves once the connection of an answer is closed by whoever asked. */
  closed(): Promise<void>;
  close(): Promise<void>;
}

export interface AskedModel {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly messages: readonly { role: string; content: string }[];
  };
}

export type Answer = (response: ServerResponse) => void;

export const modelKey = 'sk-kanarya-of-the-model';

export async function openModelServer(): Promise<ModelServer> {
  const asked: AskedModel[] = [];
  let ways: Answer[] = [streams('Vitamin D', ' and pain')];
  let close = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) close();
    });
    void bodyOf(request).then((body) => {
      asked.push({
        path: request.url ?? '',
        key: request.headers.authorization,
        body: JSON.parse(body) as AskedModel['body'],
      });
      const way = ways.length > 1 ? ways.shift() : ways[0];
      way?.(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    assistant: {
      url: `http://127.0.0.1:${port}/v1`,
      key: modelKey,
      model: 'small-model',
      tokens: 200,
      perPerson: 60,
      perHour: 600,
    },
    asked,
    answer: (...given) => {
      ways = [...given];
    },
    closed: () => closed,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** One event of a streamed reply. */
export function event(content: string | null, finish: string | null = null): string {
  const delta = content === null ? {} : { content };
  return `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

export function begins(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Some pieces and the end. */
export function streams(...pieces: readonly string[]): Answer {
  return (response) => {
    begins(response);
    for (const piece of pieces) response.write(event(piece));
    response.write(event(null, 'stop'));
    response.end('data: [DONE]\n\n');
  };
}

/** Bytes as they are, and the end. */
export function sends(...texts: readonly (string | Buffer)[]): Answer {
  return (response) => {
    begins(response);
    for (const text of texts) response.write(text);
    response.end();
  };
}

export function refuses(status: number, body = '{"error":{"message":"sk-kanarya"}}', headers = {}): Answer {
  return (response) => void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}
