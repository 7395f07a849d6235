import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from './scripts/find-browser.mjs';
import { bundleElements } from './test/support/runners/bundle-elements.mjs';
import { countsReporter } from './test/support/runners/counts-reporter.mjs';

const { executablePath, args, env } = await findBrowser();
const bundle = bundleElements();

/** Longer than anything takes on a machine with much else to do: how busy it is decides no test. */
const patience = 120_000;

/** Element tests: a real browser, and the sources bundled by Vite as in the builds. */
export default {
  files: ['{src,test}/**/*.element.test.{ts,tsx}'],
  rootDir: '.',
  nodeResolve: false,
  concurrency: 2,
  middleware: [bundle.middleware],
  browsers: [
    bundle.ahead(
      chromeLauncher({ launchOptions: { executablePath, args, env: { ...env, TZ: 'Asia/Tehran' } }, createPage }),
    ),
  ],
  reporters: [defaultReporter(), countsReporter()],
  testFramework: { config: { timeout: patience } },
  filterBrowserLogs: ({ args: [first] }) => !/^(Lit is in dev mode|Multiple versions of Lit)/.test(String(first)),
  testsStartTimeout: patience,
  testsFinishTimeout: 5 * patience,
};

let windows = 0;

/**
 * A tab in the background gets no animation frames and no IntersectionObserver: each page stands in a window of its own and believes it has the focus.
 * Its storage is its own too: somebody who signs in on one page is not signed in by that on the page beside it.
 */
async function createPage({ browser }) {
  const context = await browser.createBrowserContext();
  const asking = await browser.target().createCDPSession();
  const url = `about:blank#${(windows += 1)}`;
  const opened = context.waitForTarget((target) => target.url() === url);
  await asking.send('Target.createTarget', { url, newWindow: true, browserContextId: context.id });
  const page = await (await opened).page();
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await page.evaluateOnNewDocument(ignoreLateSizes);
  return page;
}

/** The browser tells of a size that is observed one frame later as of an error; a popup that grows beside its button makes it do so now and then. */
function ignoreLateSizes() {
  window.addEventListener('error', (event) => {
    if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
  });
}
