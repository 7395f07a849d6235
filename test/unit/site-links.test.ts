import { posix } from 'node:path';
import { parseFragment } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { bilingualPages, inEnglish, inPersian } from '../../scripts/site/navigation.ts';
import { addressOf, drawPages, sitePages } from '../support/site/pages.ts';

let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  pages = await drawPages();
}, 60_000);

interface Node {
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

function attributesOf(html: string, name: string): readonly string[] {
  const values: string[] = [];
  const visit = (node: Node): void => {
    for (const attribute of node.attrs ?? []) if (attribute.name === name) values.push(attribute.value);
    node.childNodes?.forEach(visit);
  };
  visit(parseFragment(html) as Node);
  return values;
}

/** What is wrong with a link of a page, if anything. */
function faultOf(link: string, from: string): string | undefined {
  if (/^(?:https?|mailto|tel):/.test(link)) return undefined;
  const [, path = '', hash = ''] = /^([^?#]*)(?:#(.*))?/.exec(link) ?? [];
  const address = decodeURI(path === '' ? from : posix.resolve(posix.dirname(`${from}.`), path));
  const target = pages.get(address) ?? pages.get(`${address}/`);
  if (target === undefined) return `${link}: no such page`;
  if (hash === '') return undefined;
  return attributesOf(target, 'id').includes(decodeURIComponent(hash)) ? undefined : `${link}: no such heading`;
}

describe('The documentation', () => {
  it('has a page for each guide, element and form, in the languages that it promises', () => {
    expect(pages.size).toBe(sitePages.length);
    expect(pages.size).toBeGreaterThan(150);
    for (const name of bilingualPages.filter((name) => !name.endsWith('*')))
      expect([name, pages.has(`/${name}`), pages.has(`/fa/${name}`)]).toEqual([name, true, true]);
  });

  it.each(sitePages.map(({ path }) => path))('leads somewhere from every link of %s', (path) => {
    const address = addressOf(path);
    const faults = attributesOf(pages.get(address)!, 'href').flatMap((link) => faultOf(link, address) ?? []);
    expect(faults).toEqual([]);
  });

  it('leads somewhere from every entry of its menus', () => {
    const links = [...JSON.stringify([inEnglish, inPersian]).matchAll(/"link":"([^"]+)"/g)].map(
      ([, link = '']) => link,
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.flatMap((link) => faultOf(link, '/') ?? [])).toEqual([]);
  });

  it('leads somewhere from every button of its first pages', () => {
    const links = sitePages
      .filter(({ path }) => /^(?:fa\/)?index\.md$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(/^\s+link: (\S+)$/gm)].map(([, link = '']) => link));
    expect(links.length).toBeGreaterThan(10);
    expect(links.flatMap((link) => faultOf(link, '/') ?? [])).toEqual([]);
  });
});
