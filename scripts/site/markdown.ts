import type { MarkdownRenderer } from 'vitepress';
import { siteLink, writtenIn } from './links.ts';

type Token = ReturnType<MarkdownRenderer['parse']>[number];

/** What the site does with Markdown besides: links within the repository, columns without inline styles, examples that run. */
export function extendMarkdown(md: MarkdownRenderer): void {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const page = writtenIn(`docs/${pathOf(env)}`);
    for (const { children } of tokens) if (children) leadToPages(children, page);
  });
  md.core.ruler.push('columns', ({ tokens }) => {
    tokens.forEach(alignByClass);
    tokens.forEach(leaveUnnamed);
  });
  md.core.ruler.push('persian-anchors', ({ tokens, env }) => {
    if (isPersian(env)) for (const { children } of tokens) children?.forEach(nameAnchor);
  });
  runExamples(md);
}

const pathOf = (env: unknown): string => (env as { readonly relativePath?: string }).relativePath ?? 'index.md';

const isPersian = (env: unknown): boolean => /^fa\/|\.fa\.md$/.test(pathOf(env));

/** What VitePress calls the links of headings is English on every page. */
function nameAnchor(token: Token): void {
  const [, heading] = /^Permalink to “(.*)”$/.exec(token.attrGet('aria-label') ?? '') ?? [];
  if (heading !== undefined) token.attrSet('aria-label', `لینک به «${heading}»`);
}

/** A link to a file that has no page becomes the text that it was. */
function leadToPages(tokens: Token[], page: string): void {
  const open: boolean[] = [];
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const link = siteLink(token.attrGet('href') ?? '', page);
      if (link === undefined) becomes(token, 'span');
      else token.attrSet('href', link);
      open.push(link !== undefined);
    } else if (token.type === 'link_close' && open.pop() === false) becomes(token, 'span');
  }
}

function becomes(token: Token, tag: string): void {
  token.type = token.nesting === 1 ? 'text_open' : 'text_close';
  token.tag = tag;
  token.attrs = null;
}

function alignByClass(token: Token): void {
  const [, side] = /^text-align:\s*(\w+)/.exec(token.attrGet('style') ?? '') ?? [];
  if (side === undefined) return;
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
  token.attrJoin('class', `align-${side}`);
}

/** A column without a name has no heading, which would be read out as an empty one. */
function leaveUnnamed(token: Token, index: number, tokens: readonly Token[]): void {
  const [name, close] = tokens.slice(index + 1, index + 3);
  if (token.type !== 'th_open' || name?.content !== '' || close?.type !== 'th_close') return;
  token.tag = 'td';
  close.tag = 'td';
}

/** ` ```html live ` shows its code, and above it what the code does. */
function runExamples(md: MarkdownRenderer): void {
  const fence = md.renderer.rules.fence!;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index]!;
    const drawn = fence(tokens, index, options, env, self);
    const shown = isPersian(env) ? drawn.replace('"Copy code"', '"کپی"').replace('"Copied"', '"کپی شد"') : drawn;
    if (!/^html live\b/.test(token.info)) return shown;
    return `<LiveExample source="${encodeURIComponent(token.content)}">${shown}</LiveExample>\n`;
  };
}
