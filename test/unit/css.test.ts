import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { cssTarget } from '../../scripts/css-target.ts';

const root = new URL('../../src/', import.meta.url);
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** Versions as the minifier writes them: eight bits each of major, minor and patch. */
const targets = Object.fromEntries(
  cssTarget.map((browser) => {
    const [, name = '', major = '', minor = '0'] = /^(\D+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

const grouped = (css: string): number => css.split(':is(').length;

describe('Style as it is built', () => {
  it.each(sheets)('weighs what it was written to weigh: %s', (file) => {
    const code = readFileSync(new URL(file, root));
    const built = transform({ filename: file, code, minify: true, targets }).code.toString();
    expect(grouped(built)).toBeLessThanOrEqual(grouped(code.toString()));
  });
});
