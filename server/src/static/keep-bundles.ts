import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keptMs = 30 * 24 * 60 * 60 * 1000;
/** Hidden, so that it is not handed out. */
const served = '.served.json';

/**
 * Keeps scripts of earlier builds for thirty days after an update, for pages that were open at the time.
 *
 * `built` holds what is served now, `kept` everything that was; their names carry a hash of their content.
 */
export async function keepBundles(built: string, kept: string, now: Date): Promise<void> {
  const files = await scriptsIn(built);
  if (files.length === 0) return;
  await mkdir(join(kept, 'chunks'), { recursive: true });
  // Those of the last start were served until now.
  for (const file of await servedBefore(kept)) await utimes(join(kept, file), now, now).catch(() => undefined);
  for (const file of files) {
    await copyFile(join(built, file), join(kept, file));
    await utimes(join(kept, file), now, now);
  }
  await writeFile(join(kept, served), JSON.stringify(files));
  for (const file of await scriptsIn(kept)) {
    if (now.getTime() - (await stat(join(kept, file))).mtimeMs > keptMs) await rm(join(kept, file));
  }
}

/** The loader's name never changes, and requests for it want the latest one. */
async function scriptsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => /[\\/-].*\.js$/.test(name));
}

async function servedBefore(kept: string): Promise<readonly string[]> {
  try {
    return JSON.parse(await readFile(join(kept, served), 'utf8')) as readonly string[];
  } catch {
    return [];
  }
}
