const step = /\s*(?:\.\s*[\p{L}\p{Nd}_`]+|[[(])/uy;
const bracket = /'(?:[^'\\]|\\.)*'|[[({]|[\])}]/g;

/** Where the path that goes on at `from` ends: its steps, their arguments and indexes. */
function endOfPath(text: string, from: number): number {
  step.lastIndex = from;
  const [found] = step.exec(text) ?? [];
  if (found === undefined) return from;
  const end = from + found.length;
  return endOfPath(text, /[[(]$/.test(found) ? endOfBrackets(text, end) : end);
}

/** Just after the bracket that closes the one before `from`; brackets within texts do not count. */
function endOfBrackets(text: string, from: number): number {
  let depth = 1;
  for (const { 0: found, index } of text.slice(from).matchAll(bracket)) {
    if (/^[[({]/.test(found)) depth += 1;
    else if (!found.startsWith("'")) depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  return text.length;
}

/**
 * The text without what is read of the Questionnaire, which is no answer; answers that are asked for within such a path stay.
 * `roots`: variables that hold the Questionnaire or a part of it.
 */
export function withoutQuestionnaire(text: string, roots: readonly string[]): string {
  const root = new RegExp(`%(?:${['questionnaire', 'qitem', ...roots].join('|')})(?![\\p{L}\\p{Nd}_])`, 'gu');
  return replacePaths(text, root, (inside) => ` ${answersIn(inside, roots)} `);
}

/** The paths in the text that do not begin at what is around them. */
function answersIn(text: string, roots: readonly string[]): string {
  const found: string[] = [];
  replacePaths(text, /%[\p{L}\p{Nd}_`']+/gu, (_inside, path) => {
    found.push(withoutQuestionnaire(path, roots));
    return '';
  });
  return found.join(' ');
}

function replacePaths(text: string, root: RegExp, make: (inside: string, path: string) => string): string {
  let made = '';
  let at = 0;
  for (const { 0: name, index } of text.matchAll(root)) {
    if (index < at) continue;
    const start = index + name.length;
    const end = endOfPath(text, start);
    made += text.slice(at, index) + make(text.slice(start, end), text.slice(index, end));
    at = end;
  }
  return made + text.slice(at);
}
