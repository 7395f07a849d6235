import { isName } from '../../../engine/syntax/tokens.ts';

/** A name that formulas can say and nobody has, as near as may be to what is written. */
export function giveName(written: string, taken: Set<string>): string {
  const plain = written.replace(/[^\p{L}\p{Nd}_]/gu, '_').slice(0, 90);
  const wanted =
    isName(plain) && plain !== 'patient' && plain !== '__proto__' ? plain : `q_${plain.replace(/^_+/, '')}`;
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}_${count}`;
  taken.add(name);
  return name;
}
