import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createMarkdownRenderer } from 'vitepress';
import { elementPages } from '../../../scripts/site/element-pages.ts';
import { formPages } from '../../../scripts/site/form-pages.ts';
import { extendMarkdown } from '../../../scripts/site/markdown.ts';

/** A page of the documentation: where it lies, or would lie, under `docs`, and its Markdown. */
export interface SitePage {
  readonly path: string;
  readonly text: string;
}

const include = /<!--@include: ([^>]+?)-->/g;

const written: readonly SitePage[] = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !path.includes('[') && !path.startsWith('.'))
  .map((path) => ({
    path,
    text: readFileSync(join('docs', path), 'utf8').replace(include, (_, file: string) =>
      readFileSync(join('docs', dirname(path), file), 'utf8'),
    ),
  }));

/** Every page, those that are generated included, in the order of their addresses. */
export const sitePages: readonly SitePage[] = [
  ...written,
  ...elementPages().map(({ params, content }) => ({ path: `elements/${params['element']}.md`, text: content })),
  ...formPages('en').map(({ params, content }) => ({ path: `instruments/${params['form']}.md`, text: content })),
  ...formPages('fa').map(({ params, content }) => ({ path: `fa/instruments/${params['form']}.md`, text: content })),
].sort((one, other) => one.path.localeCompare(other.path));

/** The address of a page on the site. */
export const addressOf = (path: string): string =>
  `/${path}`
    .replace('/forms.fa.md', '/fa/forms.md')
    .replace(/(?:README|index)\.md$/, '')
    .replace(/\.md$/, '');

const escaped = (code: string): string => code.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The HTML of each page, by its address, without colours of code. */
export async function drawPages(): Promise<ReadonlyMap<string, string>> {
  const md = await createMarkdownRenderer('docs', { highlight: escaped, config: extendMarkdown }, '/');
  const drawn = sitePages.map(async ({ path, text }) => {
    const html = await md.renderAsync(text.replace(/^---\n[\s\S]*?\n---\n/, ''), {
      path: join(process.cwd(), 'docs', path),
      relativePath: path,
      cleanUrls: true,
    });
    return [addressOf(path), html] as const;
  });
  return new Map(await Promise.all(drawn));
}

export interface Fence {
  readonly page: string;
  /** Line of the page, from 1. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
}

/** Every block of code, with the language that it says it is in. */
export const fences: readonly Fence[] = sitePages.flatMap(({ path, text }) =>
  [...text.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language = '', 3: code = '' }) => ({
    page: path,
    line: text.slice(0, index).split('\n').length,
    language,
    code,
  })),
);
