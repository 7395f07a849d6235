import { packText, unpackText } from './share-text.ts';

/** What a link to the playground leads to: a form of the site, or a definition that the link carries. */
export type Linked = { readonly form: string } | { readonly text: string } | undefined;

/** Reads an address: its fragment is never sent to a server. Throws where a definition is damaged. */
export async function readLink({ hash, search }: Pick<Location, 'hash' | 'search'>): Promise<Linked> {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get('code');
  if (packed !== null) return { text: await unpackText(packed) };
  const form = new URLSearchParams(search).get('form');
  return form === null ? undefined : { form };
}

/** The fragment that leads to this definition. */
export const writeLink = async (text: string): Promise<string> => `#code=${await packText(text)}`;
