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
  return withTexts(expression).replaceAll(reference, (whole: string, aggregate: string | undefined, name: string) => {
    if (name.startsWith(before)) return `${aggregate === undefined ? '' : `${aggregate}(`}''`;
    const found = byName.get(name);
    if (found === undefined) return whole;
    return aggregate === undefined ? pathTo(found, at, false, from) : `${aggregate}(${pathTo(found, at, true, from)}`;
  });
}

/** ODK Web Forms counts days from texts alone, not from answers or from the dates that functions give. */
const withTexts = (expression: string): string =>
  expression.replaceAll(
    /decimal-date-time\(((?:[^()]|\([^()]*\))*)\)/g,
    "decimal-date-time(format-date-time($1, '%Y-%m-%dT%H:%M:%S'))",
  );

/** Of a column of the rows that `at` itself stands in, all rows are meant: the path then begins outside of their repeat. */
function pathTo(found: SurveyNode, at: SurveyNode, isColumn: boolean, from: string): string {
  const around = found.kind === 'repeat' ? [...found.repeats, found.steps.length] : found.repeats;
  const shared = at.repeats.findLast(
    (length) =>
      around.includes(length) && found.steps.slice(0, length).join('/') === at.steps.slice(0, length).join('/'),
  );
  if (shared === undefined) return pathOf(found);
  const start = isColumn && shared === around.at(-1) ? shared - 1 : shared;
  return `${from}${'../'.repeat(at.steps.length - start)}${found.steps.slice(start).join('/')}`;
}
