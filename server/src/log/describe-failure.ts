/** What may be logged of an error: its type, code and location. Never its message, which may contain an answer or a name. */
export function describeFailure(error: unknown): {
  readonly type: string;
  readonly code?: string;
  readonly at: readonly string[];
} {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const { code } = error as NodeJS.ErrnoException;
  return { type: error.name, ...(typeof code === 'string' && { code }), at: framesOf(error) };
}

function framesOf(error: Error): readonly string[] {
  const lines = (error.stack ?? '')
    .slice((error.stack ?? '').indexOf(error.message) + error.message.length)
    .split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+\)?$/.test(line))
    .slice(0, 8);
}
