import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface SourceMap {
  readonly sources: readonly string[];
  sourcesContent?: readonly (string | null)[];
}

/** Leaves the text of our own sources in the maps of a folder. That of bundled packages, of which nobody debugs a line, is as large again. */
export function trimMaps(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map')) continue;
    const file = join(folder, name);
    const map = JSON.parse(readFileSync(file, 'utf8')) as SourceMap;
    map.sourcesContent = (map.sourcesContent ?? []).map((text, index) =>
      /(?:^|\/)node_modules\//.test(map.sources[index]!) ? null : text,
    );
    writeFileSync(file, JSON.stringify(map));
  }
}
