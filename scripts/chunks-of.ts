import { build, type InlineConfig, type Rolldown } from 'vite';

/** The chunks of a build, which is not written. */
export async function chunksOf(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const made = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** These chunks and all that they import, one through another. */
export function importedAtOnce(
  chunks: readonly Rolldown.OutputChunk[],
  first: readonly Rolldown.OutputChunk[],
): readonly Rolldown.OutputChunk[] {
  const found = new Set(first);
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}
