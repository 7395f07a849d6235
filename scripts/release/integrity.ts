import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** What the attribute `integrity` of a script says of its content. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Lines that `sha256sum --check` reads, for files of one folder. */
export const checksumsOf = (files: readonly string[]): string =>
  files.map((file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`).join('');

/** The tag of a page that loads exactly this version from a public address, and refuses any other content. */
export function pinnedTag(version: string, script: Uint8Array): string {
  const source = `https://unpkg.com/porsa@${version}/dist/embed/porsa.js`;
  return `<script async crossorigin="anonymous" src="${source}"\n  integrity="${integrityOf(script)}"></script>\n`;
}
