import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { filledVariable, startProduct } from '../journeys/product.ts';

/**
 * Builds what is missing or old once, before journeys start the product side by side, and fills the data of the demo once: filling takes
 * longer than starting, and comes to the same each time.
 */
export async function setup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['server/scripts/start.mjs', 'build'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: 'inherit',
  });
  const product = await startProduct();
  await product.stop();
  process.env[filledVariable] = product.data;
  return product.close;
}
