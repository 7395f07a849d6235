import { useDesigner, usePart } from '../model/designer-context.ts';

/** The problems of one setting of a question, a page or a condition. */
export function useProblems(owner: string, key: string): readonly string[] {
  const { model } = useDesigner();
  const problems = usePart(model.$problems, (all) => all.get(owner));
  return (problems ?? []).filter(({ place }) => isWithin(place.key, key)).map(({ problem }) => problem.message);
}

function isWithin(path: string, key: string): boolean {
  return path === key || (key !== '' && (path.startsWith(`${key}.`) || path.startsWith(`${key}[`)));
}
