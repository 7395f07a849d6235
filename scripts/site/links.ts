import { existsSync } from 'node:fs';
import { posix } from 'node:path';

/** Files outside `docs` that have a page of their own on the site. */
const pagesOfFiles: Readonly<Record<string, string>> = {
  'CONTRIBUTING.md': 'docs/contributing.md',
  'CHANGELOG.md': 'docs/changelog.md',
  'SECURITY.md': 'docs/reporting.md',
  'README.md': 'docs/index.md',
  'docs/forms.fa.md': 'docs/fa/forms.md',
};

/**
 * Where a link of a page leads on the site, or undefined if to a file of the repository that the site has no page for.
 *
 * Files keep the links that lead within the repository; `page` is the path of the one that is read, such as `docs/links.md`.
 */
export function siteLink(href: string, page: string): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return href;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const target = posix.normalize(posix.join(posix.dirname(page), decodeURI(path)));
  const found = pagesOfFiles[target] ?? target;
  if (!found.startsWith('docs/') || /\.(?:tsx?|mjs|json)$/.test(found)) return undefined;
  return `/${found
    .slice('docs/'.length)
    .replace(/(?:^|(?<=\/))(?:README|index)\.md$/, '')
    .replace(/\.md$/, '')}${rest}`;
}

/** The file whose text a page shows: its own, or the one of the repository that it includes whole. */
export const writtenIn = (page: string): string =>
  Object.entries(pagesOfFiles).find(
    ([file, shown]) => shown === page && !file.startsWith('docs/') && page !== 'docs/index.md' && existsSync(file),
  )?.[0] ?? page;
