import { build } from 'vitepress';

/** The documentation that the server shows at `/help`: `docs/.vitepress` says how, `scripts/site` what is generated. */
export async function buildSite(): Promise<void> {
  await build('docs');
}
