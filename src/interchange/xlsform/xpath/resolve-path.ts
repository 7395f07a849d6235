import type { SurveyNode, SurveyTree } from '../survey/survey-tree.ts';

/** The row that a path such as `../age` or `/data/group/age` leads to from `node`; undefined where it leads nowhere, or by more than names. */
export function resolvePath(path: string, node: SurveyNode, { root }: SurveyTree): SurveyNode | undefined {
  const steps = path.replace(/^current\(\)/, '.').split('/');
  const isAbsolute = steps[0] === '';
  let at: SurveyNode | undefined = isAbsolute ? undefined : node;
  // The first step of an absolute path is the form itself, whatever it is called there.
  for (const step of steps.slice(isAbsolute ? 2 : 0)) {
    if (step === '.') continue;
    if (step === '..') {
      if (!at) return undefined;
      at = at.parent;
      continue;
    }
    at = (at?.children ?? root).find(({ name }) => name === step);
    if (!at) return undefined;
  }
  return at;
}
