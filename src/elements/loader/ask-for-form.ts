import type { FirstReply, OpenRequest } from '../first/open-request.ts';

/** Milliseconds after which the screen asks by itself. */
const patience = 20_000;

const asked = new Map<string, Promise<FirstReply | undefined>>();

/**
 * Asks a server for a form and its first view; those who ask for the same at the same time share the reply. Undefined where none came.
 *
 * Without a token the request has nothing that a browser would ask the server about beforehand.
 */
export function askForForm(request: OpenRequest): Promise<FirstReply | undefined> {
  const key = JSON.stringify(request);
  const asking = asked.get(key) ?? ask(request).finally(() => asked.delete(key));
  asked.set(key, asking);
  return asking;
}

async function ask({ api, token, link: _, ...asked }: OpenRequest): Promise<FirstReply | undefined> {
  // As JSON, what is undefined is left out.
  const query = new URLSearchParams(JSON.parse(JSON.stringify(asked)) as Record<string, string>);
  try {
    const response = await fetch(`${api}/category/openform?${query}`, {
      credentials: 'omit',
      headers: token ? { 'access-token': token } : {},
      signal: AbortSignal.timeout(patience),
    });
    const reply = (await response.json()) as { readonly success: boolean; readonly data?: FirstReply };
    return reply.success ? reply.data : undefined;
  } catch {
    return undefined;
  }
}
