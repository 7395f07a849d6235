import type { BrowserContext } from 'playwright-core';
import type { CallData } from '../../../src/api/contract/contract.ts';
import type { Product } from './product.ts';

interface Manifest {
  readonly [source: string]: { readonly file: string; readonly imports?: readonly string[] };
}

const manifestOf = async ({ portal }: Pick<Product, 'portal'>): Promise<Manifest> =>
  (await (await fetch(`${portal}/embed/manifest.json`)).json()) as Manifest;

/** What each built file imports at once. */
export async function importsOf(product: Pick<Product, 'portal'>): Promise<ReadonlyMap<string, readonly string[]>> {
  const manifest = await manifestOf(product);
  return new Map(
    Object.values(manifest).map(({ file, imports = [] }) => [file, imports.map((key) => manifest[key]!.file)]),
  );
}

/** A source's built file, and all that it imports at once. */
export async function builtFiles(product: Pick<Product, 'portal'>, source: string): Promise<readonly string[]> {
  const manifest = await manifestOf(product);
  const keys = new Set([source]);
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...keys].map((key) => manifest[key]!.file);
}

/** The files that a form is drawn with before the filler has come. */
export const firstFiles = async (product: Pick<Product, 'portal'>): Promise<ReadonlySet<string>> =>
  new Set(['porsa.js', ...(await builtFiles(product, 'src/elements/form/first.ts'))]);

export interface HeldCode {
  release(): void;
  fail(): void;
}

/** Holds the filler's code back, and all that it would fetch. Gives what lets it come, or breaks it off. */
export async function holdCode(context: BrowserContext, product: Pick<Product, 'portal'>): Promise<HeldCode> {
  const first = await firstFiles(product);
  return holdFiles(context, (file) => !first.has(file));
}

/** Holds back what makes a form live that its page has defined, and nothing that it is drawn with. */
export async function holdLiveCode(context: BrowserContext, product: Pick<Product, 'portal'>): Promise<HeldCode> {
  const drawing = await builtFiles(product, 'src/elements/form/own-drawing.tsx');
  const live = (await builtFiles(product, 'src/elements/form/form-screen.tsx')).filter(
    (file) => !drawing.includes(file),
  );
  return holdFiles(context, (file) => live.some((held) => file.endsWith(held)));
}

async function holdFiles(context: BrowserContext, isHeld: (file: string) => boolean): Promise<HeldCode> {
  let decide = (_mayCome: boolean): void => undefined;
  const decided = new Promise<boolean>((resolve) => (decide = resolve));
  await context.route('**/embed/**/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/embed/', '');
    if (!isHeld(file) || (await decided)) await route.continue();
    else await route.abort('connectionreset');
  });
  return { release: () => decide(true), fail: () => decide(false) };
}

/** Resolves once the server has drawn a form: whoever comes first to one, on a busy machine, is answered without its first view. */
export async function drawnByServer(
  { portal }: Pick<Product, 'portal'>,
  asked: Readonly<Record<'category' | 'language', string> & { page?: string }>,
): Promise<void> {
  for (let view; !view;) {
    const response = await fetch(`${portal}/category/openform?${new URLSearchParams(asked).toString()}`);
    ({ view } = ((await response.json()) as { readonly data: CallData<'/category/openform'> }).data);
  }
}
