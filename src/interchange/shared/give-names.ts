import { isQuestionName } from '../../engine/dependencies/question-names.ts';

/** Names for formulas, each once; reserved ones are given only to those they are reserved for. */
export function createNames(reserved: ReadonlySet<string>): (wanted: string, isOwn: boolean) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (wanted, isOwn) => {
    const base = toName(wanted);
    let name = base;
    for (let count = counts.get(base) ?? 1; taken.has(name) || (!isOwn && reserved.has(name));) {
      count += 1;
      counts.set(base, count);
      name = `${base}_${count}`;
    }
    taken.add(name);
    return name;
  };
}

/** Letters, digits and `_` of what another system calls it. `patient` is what is known of the patient. */
function toName(wanted: string): string {
  if (isQuestionName(wanted) && wanted !== 'patient' && wanted !== '__proto__') return wanted;
  const letters = wanted
    .replace(/[^\p{L}\p{M}\p{Nd}_]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 80);
  return isQuestionName(letters) && letters !== 'patient' ? letters : `q_${letters}`;
}
