// Makes a release: `npm run release -- minor` (or major, patch, a version). Publishes nothing: what to do with it is printed.
import { execFileSync } from 'node:child_process';
import { makeRelease } from './release/release.ts';

const root = process.cwd();
try {
  const { version, folder, files } = makeRelease({
    root,
    wanted: process.argv[2],
    day: new Date().toISOString().slice(0, 10),
    build: () => execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' }),
  });
  console.log(
    [
      `Porsa ${version} is in ${folder}: ${files.join(', ')}`,
      'Next, after a look at the difference:',
      `  git commit --all --message "Release ${version}" && git tag --sign v${version}`,
      `  npm publish ${folder}/porsa-${version}.tgz`,
    ].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
