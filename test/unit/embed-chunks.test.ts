import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { handedOn } from '../../scripts/embed-manifest.ts';
import { neverGiven } from '../../scripts/lean-react/cuts.ts';
import { cutShades } from '../../scripts/lean-shoelace.ts';
import { calledAtOnce, groups, languages, loaderBuild, portalGroups, screensBuild } from '../../vite.embed.config.ts';
import { chunksOf, importedAtOnce } from '../../scripts/chunks-of.ts';

type Chunks = Awaited<ReturnType<typeof chunksOf>>;

let screens: Chunks;
let loader: Chunks;

beforeAll(async () => {
  // Elsewhere than in production, JSX compiles to calls of React's development half.
  vi.stubEnv('NODE_ENV', 'production');
  screens = await chunksOf(await screensBuild());
  loader = await chunksOf(loaderBuild({ files: '', chunks: {}, texts: '23' }));
  vi.unstubAllEnvs();
});

const modulesIn = (chunks: Chunks): readonly string[] =>
  chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative(process.cwd(), id).replaceAll('\\', '/')));

const named = (...names: readonly string[]): Chunks => screens.filter(({ name }) => names.includes(name));

describe.each([...Object.entries(groups), ...Object.entries(portalGroups)])('The group %s', (name, folders) => {
  test.each(folders)('has code of src/%s', (folder) => {
    expect(modulesIn(named(name)).filter((path) => /^[/.]/.test(path.split(`src/${folder}`)[1] ?? ''))).not.toEqual([]);
  });
});

/** Renewed on purpose with `npx vitest run test/unit/embed-chunks.test.ts -u`. */
test('A page with a form downloads at once these modules and no others', async () => {
  const texts = languages.map((language) => `texts-${language}`);
  const chunks = importedAtOnce(screens, named('form', 'first', 'saving', ...texts));
  const sources = modulesIn([...loader, ...chunks]).filter((path) => /^(src|locales|node_modules)\//.test(path));
  await expect(`${[...new Set(sources)].sort().join('\n')}\n`).toMatchFileSnapshot('first-page.txt');
});

test('A form that its page has defined is drawn without React’s DOM, and what makes it live is fetched besides', () => {
  const modules = modulesIn(importedAtOnce(screens, named('own', 'own-drawing')));
  expect(modules).toContain('src/react/form/form-filler.tsx');
  expect(modules.filter((path) => /react-dom|elements\/screen\//.test(path))).toEqual([]);
  expect(importedAtOnce(screens, named('own'))).toHaveLength(1);
});

test('Nothing that is shipped names a shade of Shoelace that is cut from its themes', () => {
  const code = screens.map((chunk) => chunk.code).join('\n');
  expect(code).toContain('--sl-color-sky-600: hsl(');
  expect(cutShades(code)).toEqual([]);
});

test('Nothing that is shipped asks React for what is cut from it', () => {
  const code = screens.map((chunk) => chunk.code).join('\n');
  const asked = new RegExp(`\\.(${neverGiven.join('|')})\\b`, 'g');
  expect(code.match(/\.useSyncExternalStore\b/)).not.toBeNull();
  expect([...new Set(code.match(asked))]).toEqual([]);
});

test('What a form waits for is compiled by Chromium while it arrives, and nothing else is', () => {
  const ahead = screens.filter(({ code }) => code.includes('//# allFunctionsCalledOnLoad'));
  expect([...new Set(ahead.map(({ name }) => name))].toSorted()).toEqual(calledAtOnce.toSorted());
  // Chromium reads it in comments ahead of all code alone.
  expect(ahead.filter(({ code }) => !code.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

test('What draws a form first is asked for itself: its entry holds nothing else, which the loader sees', () => {
  const entries = named('first').filter(({ isEntry }) => isEntry);
  expect(entries.map(({ code }) => handedOn(code)[1])).toEqual(['first']);
});

test('The parts that a server names for a form are files of the build, one each', () => {
  const source = readFileSync('src/prerender/late-parts.ts', 'utf8');
  const parts = [
    ...source.matchAll(/(?<!from )'(src\/[\w/.-]+|rare|functions|closing|scales|dates|colours|lists|result)'/g),
  ].map(([, part]) => part!);
  const filesOf = (part: string) =>
    screens.filter(({ name, facadeModuleId }) => name === part || facadeModuleId?.endsWith(`/${part}`));
  expect(parts.length).toBeGreaterThan(15);
  expect(parts.filter((part) => filesOf(part).length !== 1)).toEqual([]);
});

/** All that a screen imports, and all that it may fetch. */
function reachedBy(screen: string): Set<Chunks[number]> {
  const reached = new Set(importedAtOnce(screens, named(screen)));
  for (const { dynamicImports } of reached) {
    const fetched = screens.filter(({ fileName }) => dynamicImports.includes(fileName));
    for (const chunk of importedAtOnce(screens, fetched)) reached.add(chunk);
  }
  return reached;
}

test('A form never fetches code of the designer, the portal or the proposal helper', () => {
  const reached = reachedBy('form');
  const foreign = /^src\/react\/(dashboard|designer|proposal|kit)\/|\/@shoelace-style\//;
  expect(modulesIn([...reached]).filter((path) => foreign.test(path))).toEqual([]);
  expect(reached.size).toBeGreaterThan(30);
});

test('The proposal helper never fetches Shoelace, nor code of the designer or the portal', () => {
  const foreign = /^src\/react\/(dashboard|designer)\/|\/@shoelace-style\//;
  expect(modulesIn([...reachedBy('proposal')]).filter((path) => foreign.test(path))).toEqual([]);
});

test('The proposal helper downloads at once no code of a form', () => {
  const chunks = importedAtOnce(screens, named('proposal'));
  // The style of what is drawn first is one file for all, and so is the list of it.
  const code = modulesIn(chunks).filter((path) => !/\.css\?inline$|\/filler-styles\.ts$/.test(path));
  expect(code.filter((path) => path.startsWith('src/react/form/'))).toEqual([]);
});

test('The first view of the portal is downloaded without the code of its other screens', () => {
  const modules = modulesIn(importedAtOnce(screens, named('dashboard')));
  expect(modules).toContain('src/react/dashboard/home/home.tsx');
  const foreign =
    /^src\/(engine\/live-form|fields|react\/(form\/page|designer|proposal|dashboard\/(sign-in|files\/entries|patients|palette\/palette)))\/.*tsx?$/;
  expect(modules.filter((path) => foreign.test(path))).toEqual([]);
});

test('A screen of the portal is fetched without the designer, and without what fills forms', () => {
  const opened = screens.filter(({ facadeModuleId }) => facadeModuleId?.includes('/src/react/dashboard/'));
  const foreign = /^src\/(react\/designer|react\/form\/page|engine\/live-form)\/.*tsx?$/;
  expect(opened.length).toBeGreaterThan(20);
  for (const screen of opened) {
    const modules = modulesIn(importedAtOnce(screens, [screen]));
    expect(
      modules.filter((path) => foreign.test(path)),
      screen.name,
    ).toEqual([]);
  }
});
