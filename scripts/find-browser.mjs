import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A Chromium to run tests in, and how to start it.
 *
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string[]} args Switches this machine needs.
 * @property {Record<string, string>} env The environment to start it with.
 */

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const cache = resolve(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache');

/**
 * Finds a browser: `CHROME_PATH`, then the search path, then the Chromium that `@sparticuz/chromium` carries inside npm.
 *
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const installed = process.env.CHROME_PATH || findInPath();
  if (installed) return { executablePath: installed, args: machineArgs(), env: ownEnvironment() };
  return unpackPackagedBrowser();
}

/**
 * The same browser with the fonts of a bare machine, which draw no Persian, whatever else is installed.
 *
 * @returns {Promise<Browser>}
 */
export async function findBareBrowser() {
  const browser = await findBrowser();
  const home = await packagedHome();
  const file = join(home, 'fonts', 'bare.conf');
  if (!existsSync(file))
    writeFileSync(file, fontConfiguration(join(home, 'fonts', 'bare-cache'), join(home, 'fonts', 'fonts')));
  return { ...browser, env: { ...browser.env, FONTCONFIG_FILE: file } };
}

function findInPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function machineArgs() {
  return ['--disable-dev-shm-usage', '--font-render-hinting=none', ...(hasSandbox() ? [] : ['--no-sandbox'])];
}

/** Chromium refuses its sandbox to root, and cannot build it where user namespaces are closed. */
function hasSandbox() {
  if (process.platform !== 'linux') return true;
  return process.getuid?.() !== 0 && spawnSync('unshare', ['-Ur', 'true']).status === 0;
}

function ownEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
}

/** The folder that the packaged browser and its fonts are unpacked in. */
async function packagedHome() {
  const home = join(cache, `chromium-${packagedVersion()}`);
  if (!existsSync(home)) await unpackInto(home);
  return home;
}

async function unpackPackagedBrowser() {
  const home = await packagedHome();
  const env = {
    ...ownEnvironment(),
    TMPDIR: home,
    FONTCONFIG_PATH: join(home, 'fonts'),
    LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  };
  return {
    executablePath: join(home, 'chromium'),
    args: [...machineArgs(), '--no-sandbox', '--no-zygote', '--disable-gpu'],
    env,
  };
}

function packagedVersion() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const [folder] = /^.*?@sparticuz[\\/]chromium(?=[\\/])/.exec(entry);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

/** The package unpacks into the temporary folder it sees while it is imported and asked, so it is shown one of ours. */
async function unpackInto(home) {
  const half = `${home}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    restoreEnvironment(before);
  }
  writeFileSync(
    join(half, 'fonts', 'fonts.conf'),
    fontConfiguration(join(home, 'fonts', 'cache'), join(home, 'fonts'), '/usr/share/fonts'),
  );
  moveIntoPlace(half, home);
}

function restoreEnvironment(before) {
  for (const key of Object.keys(process.env)) if (!(key in before)) delete process.env[key];
  Object.assign(process.env, before);
}

/** Another process may have been quicker. */
function moveIntoPlace(half, home) {
  try {
    renameSync(half, home);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

function fontConfiguration(cacheFolder, ...folders) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cacheFolder}</cachedir>
</fontconfig>
`;
}
