import { runServer, type ServerProcess } from '../../test/server-process.ts';

/** A server that listens. */
export interface BundledServer extends Pick<ServerProcess, 'child' | 'ended' | 'output'> {
  readonly address: string;
}

/** Begins to start a server under nothing but the given environment; it may be killed before it listens. */
export function spawnServer(environment: Readonly<Record<string, string>>): ServerProcess {
  return runServer('main', { PORSA_TRUSTED_PROXIES: '1', PORSA_ENTRIES_PER_FORM: '999999', ...environment });
}

/** A server that listens. Throws what it has printed where it ends instead. */
export async function startBundled(environment: Readonly<Record<string, string>>): Promise<BundledServer> {
  const { child, ended, output, address } = spawnServer(environment);
  return { child, ended, output, address: await address() };
}
