import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { assertReadable } from '../form/assert-readable.ts';
import { ServerError } from '../errors/server-error.ts';
import type { Hosting } from './hosted-context.ts';

interface Sheet {
  readonly path: string;
  readonly text: string;
}

const sheets = new WeakMap<Hosting, Promise<Sheet>>();

/** The address of the CSS of all pages, which changes with it. */
export const stylePath = async (hosting: Hosting): Promise<string> => (await sheetOf(hosting)).path;

/** The same as text, with a clinic's colour, for a page that is to be seen without waiting for a file. */
export async function pageStyle(hosting: Hosting, brandColor: string | undefined): Promise<string> {
  const { text } = await sheetOf(hosting);
  return brandColor === undefined ? text : `${text}\n${await hosting.renderer.brandStyle(brandColor.toLowerCase())}`;
}

function sheetOf(hosting: Hosting): Promise<Sheet> {
  const known = sheets.get(hosting) ?? makeSheet(hosting);
  sheets.set(hosting, known);
  known.catch(() => sheets.delete(hosting));
  return known;
}

async function makeSheet({ renderer, folders }: Hosting): Promise<Sheet> {
  const text = (await fontFaces(join(folders.embed, 'fonts'))) + (await renderer.style());
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { path: `/f/style.css?v=${hash}`, text };
}

const families = {
  roboto: ['Roboto Variable', 'U+0-2FF,U+2010-2BFF'],
  vazirmatn: ['Vazirmatn Variable', 'U+600-8FF,U+200C-200E,U+FB50-FEFC'],
} as const;

/** The fonts that the script tag ships. Text is read in the reader's own font until they come, and does not move for them. */
async function fontFaces(folder: string): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  return Object.entries(families)
    .flatMap(([prefix, [family, range]]) => {
      const file = files.find((name) => name.startsWith(`${prefix}-`) && name.endsWith('.woff2'));
      return file === undefined
        ? []
        : `@font-face{font-family:'${family}';src:url('/embed/fonts/${file}') format('woff2');font-weight:100 900;font-display:optional;unicode-range:${range}}\n`;
    })
    .join('');
}

const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';

/** A page of more colours than this would be told apart by nobody. */
export const mostTints = 200;

const sendSheet = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/css; charset=utf-8').header('cache-control', forever).send(text);

/** Style of the pages, as files: nothing of it stands in a page. */
export function registerStyles(scope: FastifyInstance, hosting: Hosting): void {
  scope.get<{ Querystring: { readonly v?: string } }>('/f/style.css', async (request, reply) => {
    const { path, text } = await sheetOf(hosting);
    const isCurrent = path.endsWith(`?v=${request.query.v}`);
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isCurrent ? forever : shortly)
      .send(text);
  });
  scope.get<{ Querystring: { readonly color?: string } }>('/f/brand.css', async (request, reply) => {
    const color = `#${request.query.color ?? ''}`;
    if (!/^#[0-9a-f]{6}$/.test(color)) throw new ServerError('unknownpath');
    assertReadable(color);
    return sendSheet(reply, await hosting.renderer.brandStyle(color));
  });
  scope.get<{ Querystring: { readonly colors?: string } }>('/f/tint.css', async (request, reply) => {
    const colors = (request.query.colors ?? '').split('-').slice(0, mostTints);
    return sendSheet(reply, await hosting.renderer.tintStyle(colors.map((color) => `#${color}`)));
  });
}
