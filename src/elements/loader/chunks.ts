import type { Language } from '../../engine/definition/types.ts';
import { makeNode } from '../host/documents/make-node.ts';
import { folder } from './own-address.ts';

export type Screen = 'form' | 'designer' | 'proposal' | 'dashboard';

/** Screens, and what draws a form before its own has come: one from a server, and one that its page has defined. */
type Chunk = Screen | 'first' | 'own';

/** The hashes in the names of the built files, seven characters each; put in by the build, as is all that follows. */
declare const __PORSA_FILES__: string;

/** A chunk's file with those that it imports at once, a digit each, and the name of what it exports where that is not its own. */
declare const __PORSA_CHUNKS__: Readonly<Record<Chunk, readonly [files: string, name?: string]>>;

/** The files of the filler's texts, English and Persian, a digit each; who reads another language falls back to English. */
declare const __PORSA_TEXTS__: string;

const hashes = __PORSA_FILES__;
const chunks = __PORSA_CHUNKS__;

function toFile(digit: string): string {
  const start = parseInt(digit, 36) * 7;
  return `chunks/c-${hashes.slice(start, start + 7)}.js`;
}

/** A chunk's own file, and all that it imports at once. */
export const filesOf = (chunk: Chunk): readonly string[] => [...chunks[chunk][0]].map(toFile);

export const textsOf = (language: Language): string => toFile(__PORSA_TEXTS__[+(language === 'fa')]!);

/** Asks for all these files at once: found one by one they would come one after another. */
export function preload(files: readonly string[], isLater?: boolean): void {
  for (const file of files) {
    const priority = isLater ? 'low' : 'auto';
    document.head.append(
      makeNode('link', { rel: 'modulepreload', href: folder + file, crossorigin: '', fetchpriority: priority }),
    );
  }
}

/**
 * Imports a chunk; `attempt` counts how often it did not come.
 *
 * Browsers remember for as long as a page lives that a file did not come, also one that another imports. Tried again, all
 * are fetched from a folder of another name, where the server has the same. A server that knows none may have the chunk's
 * own file under another address.
 */
export async function importChunk<T>(chunk: Chunk, attempt: number): Promise<T> {
  const file = filesOf(chunk)[0]!;
  const load = (address: string): Promise<Record<string, T>> => import(/* @vite-ignore */ folder + address);
  const module = await (attempt ? load(`~${attempt}/${file}`).catch(() => load(`${file}?${attempt}`)) : load(file));
  return module[chunks[chunk][1] ?? `${chunk}Screen`]!;
}
