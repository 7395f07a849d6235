import { pathOf, type SurveyNode } from './survey-nodes.ts';

const reference = /(?:(sum|min|max|count|count-non-empty)\()?\$\{([^{}]+)\}/g;

/** What an entry said that was filled before: a field app starts a new file, which has none. */
const before = 'last-saved#';

export const asksBefore = (expression: string): boolean => expression.includes(`\${${before}`);

/**
 * An expression with the paths of what it names, as seen from a node.
 *
 * What stands in the same row is named from there; a column is named from outside its repeat, also by one of its rows.
 * `from` is what relative paths start with where a predicate is in between.
 */
export function withPaths(
  expression: string,
  at: SurveyNode,
  byName: ReadonlyMap<string, SurveyNode>,
  from = '',
): string {
  return expression.replaceAll(reference, (whole: string, aggregate: string | undefined, name: string) => {
    if (name.startsWith(before)) return `${aggregate === undefined ? '' : `${aggregate}(`}''`;
    const found = byName.get(name);
    if (found === undefined) return whole;
    return aggregate === undefined ? pathTo(found, at, 0, from) : `${aggregate}(${pathTo(found, at, 1, from)}`;
  });
}

/** `above` is how far outside the repeat around both the path begins. */
function pathTo(found: SurveyNode, at: SurveyNode, above: number, from: string): string {
  const around = found.kind === 'repeat' ? [...found.repeats, found.steps.length] : found.repeats;
  const shared = at.repeats.findLast(
    (length) =>
      around.includes(length) && found.steps.slice(0, length).join('/') === at.steps.slice(0, length).join('/'),
  );
  if (shared === undefined) return pathOf(found);
  const start = shared - above;
  return `${from}${'../'.repeat(at.steps.length - start)}${found.steps.slice(start).join('/')}`;
}
