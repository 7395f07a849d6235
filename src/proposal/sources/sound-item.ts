import type { CslItem, CslName } from '../types.ts';

/** An item without the members that are not of their kind: proposals come from files that anything may have written. */
export function soundItem(item: CslItem): CslItem {
  const members = Object.entries(item).map(([name, value]) => [name, soundMember(name, value)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as unknown as CslItem;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function soundMember(name: string, value: unknown): unknown {
  if (name === 'author' || name === 'editor')
    return Array.isArray(value) ? value.filter(isObject).map(soundName) : undefined;
  if (name === 'issued' || name === 'accessed' || name === 'event-date')
    return isObject(value) ? soundDate(value['date-parts']) : undefined;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

const soundName = (value: Readonly<Record<string, unknown>>): CslName =>
  Object.fromEntries(
    (['family', 'given', 'suffix', 'literal'] as const)
      .map((name) => [name, value[name]] as const)
      .filter(([, text]) => typeof text === 'string' && text.trim() !== ''),
  );

function soundDate(parts: unknown): CslItem['issued'] {
  if (!Array.isArray(parts)) return undefined;
  const dates = parts
    .filter((one) => Array.isArray(one))
    .map((one: readonly unknown[]) => one.map(Number).filter((part) => Number.isInteger(part) && part > 0));
  return dates[0]?.length ? { 'date-parts': dates } : undefined;
}
