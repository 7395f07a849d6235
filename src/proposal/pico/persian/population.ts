import { lazyPattern, matchOf } from './pattern.ts';
import type { FoundPart } from './find-spans.ts';

const zones = [lazyPattern('(?<!(?:تحت|در) )$effect .*?(?: {on}| در )'), lazyPattern('$relation .*? (?:با|و) ')];
const experienced = lazyPattern('$experience(?: زیستهٔ)?$');
const introduced = lazyPattern('(?:در|بین|میان|روی|برای)(?: (?:دو|سه) گروه(?: از)?)?$');

/**
 * Which people are studied, of all that a sentence names. Those of «تأثیر آموزش والدین بر …» are part of the intervention
 * where others follow; those after «در» or «بین» go before those after nothing.
 */
export function choosePopulation(
  candidates: readonly FoundPart[],
  text: string,
  found: readonly FoundPart[],
): readonly FoundPart[] {
  if (found.some(({ element }) => element === 'P')) return [];
  const zone = zones.map((expression) => matchOf(expression(), text)).find((match) => match !== undefined);
  const outside = candidates.filter(
    ({ from }) => zone === undefined || from < zone.index || from >= zone.index + zone[0].length,
  );
  const pool = outside.length > 0 ? outside : candidates;
  const whose = pool.filter(({ from }) => matchOf(experienced(), text.slice(0, from).trimEnd()) !== undefined);
  if (whose.length > 0) return whose;
  const after = pool.filter(({ from }) => matchOf(introduced(), text.slice(0, from).trimEnd()) !== undefined);
  if (after.length > 0) return after;
  return pool.slice(0, 1);
}
