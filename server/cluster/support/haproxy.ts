import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nextPort, releasePort } from '../../test/ports.ts';
import { makeFolder, startProgram, type Program } from './program.ts';
import { until } from './until.ts';
import { connect } from 'node:net';

/** What stands behind a port of the proxy. */
export interface Backend {
  readonly mode: 'http' | 'tcp';
  /** What a server that is to be used answers with 200. */
  readonly check: string;
  /** Addresses, and the port that is asked where that is another one. */
  readonly servers: readonly { readonly port: number; readonly checkPort?: number }[];
}

export interface Proxy extends Program {
  /** The ports, in the order of what stands behind them. */
  readonly ports: readonly number[];
}

/** The settings of a proxy: as `docs/scale.md` has them, with checks that are quicker, for scenes that are short. */
export function proxySettings(backends: readonly Backend[], ports: readonly number[]): string {
  return `global
  maxconn 4096
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option redispatch
  retries 2
${backends.map((backend, index) => section(backend, index, ports[index] ?? 0)).join('')}`;
}

/** Only one database leads, and its connections are kept; calls go to whoever has the fewest under way. Clients of these scenes say themselves which address they come from: `option forwardfor` is left out. */
function section({ mode, check, servers }: Backend, index: number, port: number): string {
  const lines = servers.map(
    (server, place) =>
      `  server s${place + 1} 127.0.0.1:${server.port} check${server.checkPort === undefined ? '' : ` port ${server.checkPort}`}`,
  );
  return `listen l${index + 1}
  bind 127.0.0.1:${port}
  mode ${mode}
  balance leastconn
  option httpchk GET ${check}
  http-check expect status 200
  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${lines.join('\n')}
`;
}

export async function startProxy(haproxy: string, folder: string, backends: readonly Backend[]): Promise<Proxy> {
  const ports = backends.map(() => nextPort());
  const place = await makeFolder(folder);
  const file = join(place, 'haproxy.cfg');
  await writeFile(file, proxySettings(backends, ports));
  const program = startProgram(haproxy, ['-db', '-f', file], { folder: place, name: 'haproxy' });
  for (const port of ports)
    await until(`the proxy listens: ${program.log()}`, () => program.isRunning() && isListening(port));
  return {
    ...program,
    ports,
    kill: async () => {
      await program.kill();
      for (const port of ports) releasePort(port);
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.on('connect', () => answer(true)).on('error', () => answer(false));
  });
}
