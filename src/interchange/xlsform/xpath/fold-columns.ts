import type { XPath } from './parse-xpath.ts';

const constant = (holds: boolean): XPath => ({ kind: 'call', name: String(holds), arguments: [] });

const isConstant = (part: XPath, holds: boolean): boolean =>
  part.kind === 'call' && part.name === String(holds) && part.arguments.length === 0;

/** What a filter asks of one choice: its columns are texts, and what is compared with them is decided already. */
export function foldColumns(part: XPath, column: (name: string) => string | undefined): XPath {
  const fold = (inner: XPath): XPath => foldColumns(inner, column);
  if (part.kind === 'path') {
    const value = column(part.path);
    return value === undefined ? part : { kind: 'text', value };
  }
  if (part.kind === 'call' && part.name === 'not' && part.arguments.length === 1) {
    const inner = part.arguments.map(fold);
    const [only] = inner;
    if (only && isConstant(only, true)) return constant(false);
    return only && isConstant(only, false) ? constant(true) : { ...part, arguments: inner };
  }
  if (part.kind !== 'chain') return part;
  const [left, right] = [fold(part.left), fold(part.right)];
  const { operator } = part;
  if (operator === 'and' || operator === 'or') {
    const deciding = operator === 'or';
    if (isConstant(left, deciding) || isConstant(right, deciding)) return constant(deciding);
    if (isConstant(left, !deciding)) return right;
    return isConstant(right, !deciding) ? left : { ...part, left, right };
  }
  const isEquality = operator === '=' || operator === '!=';
  if (isEquality && left.kind === 'text' && right.kind === 'text')
    return constant((left.value === right.value) === (operator === '='));
  return { ...part, left, right };
}
