import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a file of types imports, by the paths and names that it writes. */
export const typesNamedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g)].map(([, path]) => path!);

/** Files of types that these lead to, themselves among them. */
export function typesFrom(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of found)
    for (const path of typesNamedIn(file))
      if (path.startsWith('.')) found.add(join(dirname(file), path.replace(/\.[jt]sx?$/, '.d.ts')));
  return found;
}
