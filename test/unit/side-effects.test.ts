import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly sideEffects: readonly string[] };
const isNamed = (path: string) =>
  sideEffects.some((named) =>
    named.endsWith('/**') ? `./${path}`.startsWith(named.slice(0, -2)) : `./${path}` === named,
  );

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path.replaceAll('\\', '/')))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));

/** Modules imported by nothing but their path: for what they do, such as bringing texts. */
const forWhatTheyDo = sources.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^import '(\.[^']+\.tsx?)';/gm)].map(([, to = '']) =>
    join(dirname(path), to),
  ),
);

test('What is imported for what it does is named in the package’s side effects, since bundlers leave out every other', () => {
  expect(forWhatTheyDo).toContain('src/react/form/closing/closing-texts.ts');
  expect(forWhatTheyDo.filter((path) => !isNamed(path))).toEqual([]);
});
