import type { CompilePattern } from '../text/rules.ts';

let compile: CompilePattern | undefined;

/** Brings what matches patterns: only forms that have one fetch its code. */
export async function bringPatterns(): Promise<void> {
  compile ??= (await import('./pattern.ts')).compilePattern;
}

/** The pattern as a test. Without its code no answer is taken for good: it throws. */
export const compileBrought: CompilePattern = (pattern) => {
  if (!compile) throw new Error('The code that matches patterns was not brought');
  return compile(pattern);
};
