import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from './scripts/find-browser.mjs';
import { countsReporter } from './test/support/counts-reporter.mjs';
import { serveThroughVite } from './test/support/serve-through-vite.mjs';

const { executablePath, args, env } = await findBrowser();
const vite = await serveThroughVite();

/** Element tests: a real browser, the sources served by Vite as in the builds. */
export default {
  files: ['{src,test}/**/*.element.test.{ts,tsx}'],
  rootDir: '.',
  nodeResolve: false,
  concurrency: 2,
  middleware: [vite.middleware],
  plugins: [vite.plugin],
  browsers: [chromeLauncher({ launchOptions: { executablePath, args, env: { ...env, TZ: 'Asia/Tehran' } }, createPage })],
  reporters: [defaultReporter(), countsReporter()],
  testFramework: { config: { timeout: 10_000 } },
  filterBrowserLogs: ({ args: [first] }) => !String(first).startsWith('Lit is in dev mode'),
  testsStartTimeout: 60_000,
  testsFinishTimeout: 120_000,
};

/** A tab in the background gets no animation frames and no IntersectionObserver unless it believes it has the focus. */
async function createPage({ context }) {
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return page;
}
