import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

export interface Answer {
  /** 0 where no answer came. */
  readonly status: number;
  readonly body: Buffer;
}

export interface Sent {
  readonly body?: string | Buffer;
  readonly headers?: OutgoingHttpHeaders;
  readonly token?: string;
}

/** Makes calls from an address of its own: each address of the loopback network counts as somebody else. */
export interface Client {
  post(path: string, sent: Sent | object): Promise<Answer>;
  close(): void;
}

export function openClient(server: string, localAddress: string): Client {
  const agent = new Agent({ keepAlive: true, localAddress });
  return {
    post: (path, sent) => ask(new URL(path, server), agent, sent),
    close: () => agent.destroy(),
  };
}

function ask(url: URL, agent: Agent, { body = '{}', headers, token }: Sent): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, body: Buffer.alloc(0) });
    const asked = request(url, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...(token !== undefined && { 'access-token': token }),
        ...headers,
      },
    });
    asked.on('error', none);
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
      response.on('error', none);
      response.on('close', none);
    });
    asked.end(body);
  });
}
