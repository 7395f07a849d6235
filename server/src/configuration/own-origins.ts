import type { Configuration } from './configuration.ts';

type Listening = Pick<Configuration, 'publicUrl' | 'isUrlAssumed' | 'host'>;

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Listens at every address of the machine. */
export const isWildcard = (host: string): boolean => ['0.0.0.0', '::'].includes(host);

/** Whether only programs of this machine reach the server. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/i.test(host);

/**
 * Origins of the pages that this server serves, as browsers write them; no header of a request adds one.
 *
 * The public URL's alone. Where none was configured, whoever sits at the machine may open the server by any of its
 * loopback names: no name elsewhere leads there.
 */
export function ownOrigins({ publicUrl, isUrlAssumed = false, host }: Listening): readonly string[] {
  if (!isUrlAssumed || !(isLoopback(host) || isWildcard(host))) return [publicUrl];
  const { port } = new URL(publicUrl);
  return [publicUrl, ...loopbackNames.map((name) => `http://${name}${port && `:${port}`}`)];
}
