// `npm start`, `npm run demo`, and what is done with the data (`npm run backup`). An old Node must get far enough to say that it is one:
// nothing here is newer than ES2020 (a test sees to it), and everything else is fetched afterwards.
import { existsSync, readFileSync } from 'fs';
import { fileURLToPath } from 'url';

const inRoot = (path) => fileURLToPath(new URL('../../' + path, import.meta.url));

function isOlder(version, least) {
  const [[major, minor], [leastMajor, leastMinor]] = [version, least].map((text) =>
    text
      .match(/\d+\.\d+/)[0]
      .split('.')
      .map(Number),
  );
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

const needed = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).engines.node;
const faults = [];
if (isOlder(process.version, needed))
  faults.push(`Node.js must be ${needed}; this is ${process.version}. Install a newer one from https://nodejs.org.`);
if (!existsSync(inRoot('node_modules/fastify')))
  faults.push(`The packages that Porsa needs are not installed. Run "npm ci" in ${inRoot('')} first.`);

if (faults.length > 0) {
  process.stderr.write(faults.map((fault) => fault + '\n').join(''));
  process.exitCode = 2;
} else {
  import('./build-and-run.mjs');
}
