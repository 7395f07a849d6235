import type { Link } from './form-map.ts';
import type { Thing } from './things-of-form.ts';

/** One step from a thing: the other end, and what the two are to each other. */
export interface Step {
  readonly link: Link;
  readonly other: Thing;
  /** The very part that is meant, where it is within the thing: an option of the question. */
  readonly part?: Thing;
}

export interface FormMap {
  readonly things: readonly Thing[];
  readonly byKey: ReadonlyMap<string, Thing>;
  /** Links by what depends, and by what is depended on; a question has those of its options too. */
  readonly needs: ReadonlyMap<string, readonly Link[]>;
  readonly uses: ReadonlyMap<string, readonly Link[]>;
}

export function mapOf(things: readonly Thing[], links: readonly Link[]): FormMap {
  const byKey = new Map(things.map((thing) => [thing.key, thing]));
  const needs = new Map<string, Link[]>();
  const uses = new Map<string, Link[]>();
  const note = (found: Map<string, Link[]>, key: string, link: Link): void => {
    const thing = byKey.get(key);
    for (const each of [key, thing?.kind === 'option' ? thing.parent : undefined])
      if (each !== undefined) found.set(each, [...(found.get(each) ?? []), link]);
  };
  for (const link of links) {
    if (!byKey.has(link.from) || !byKey.has(link.to)) continue;
    note(needs, link.from, link);
    note(uses, link.to, link);
  }
  return { things, byKey, needs, uses };
}

/** What a thing depends on, or what depends on it. */
export function stepsFrom({ byKey, needs, uses }: FormMap, key: string, way: 'needs' | 'uses'): readonly Step[] {
  const links = (way === 'needs' ? needs : uses).get(key) ?? [];
  return links.flatMap((link) => {
    const [own, far] = way === 'needs' ? [link.from, link.to] : [link.to, link.from];
    const other = byKey.get(far);
    const part = own === key ? undefined : byKey.get(own);
    return other ? [{ link, other, ...(part && { part }) }] : [];
  });
}

export const isLinked = ({ needs, uses }: FormMap, { key }: Thing): boolean => needs.has(key) || uses.has(key);

/** Things whose title or name has the words, those that nothing is linked with only if asked for; never without what was chosen. */
export function thingsShown(
  map: FormMap,
  { words, all, chosen }: { readonly words: string; readonly all: boolean; readonly chosen?: string | undefined },
): readonly Thing[] {
  const wanted = words.trim().toLocaleLowerCase();
  return map.things.filter((thing) => {
    if (wanted) return `${thing.title} ${thing.name ?? ''}`.toLocaleLowerCase().includes(wanted);
    return all || thing.key === chosen || isLinked(map, thing);
  });
}
