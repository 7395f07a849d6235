import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingAddresses, withReportAddress, type Addresses } from './addresses.ts';
import { closeChangelog, releaseNotes } from './changelog.ts';
import { checksumsOf, pinnedTag } from './integrity.ts';
import { nextVersion, withVersion } from './version.ts';

export interface ReleaseOptions {
  readonly root: string;
  /** `major`, `minor`, `patch`, or a version. */
  readonly wanted: string | undefined;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Builds what is packed, after the version is set. */
  readonly build: () => void;
}

export interface Release {
  readonly version: string;
  readonly folder: string;
  readonly files: readonly string[];
}

/** Files that name the version, and where in them. */
const versioned: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'package.json': [[]],
  'server/package.json': [[]],
  'package-lock.json': [[], ['packages', ''], ['packages', 'server']],
};

/**
 * Sets version, changelog and the address for reports, builds, and writes into `dist/release` what is published: the package, the script of the
 * tag, notes, the tag that pins this version, and checksums of all of them.
 *
 * Throws before anything is changed if the version, the changelog, the addresses or the work tree do not allow it. It
 * publishes nothing and commits nothing.
 */
export function makeRelease({ root, wanted, day, build }: ReleaseOptions): Release {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const manifest = JSON.parse(read('package.json')) as Addresses & { version: string };
  const version = nextVersion(manifest.version, wanted);
  const missing = missingAddresses(manifest);
  if (missing.length > 0)
    throw new Error(
      [
        'Enter addresses of your own in package.json and commit it. The release writes the one for reports into SECURITY.md. These lead nowhere yet:',
        ...missing.map((line) => `  ${line}`),
      ].join('\n'),
    );
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  if (changed) throw new Error(`Commit or undo these changes first:\n${changed}`);
  const changelog = closeChangelog(read('CHANGELOG.md'), version, day);
  const security = withReportAddress(read('SECURITY.md'), manifest);
  const texts = Object.entries(versioned).map(([path, places]) => [path, withVersion(read(path), places, version)]);

  for (const [path, text] of [...texts, ['CHANGELOG.md', changelog], ['SECURITY.md', security]] as [string, string][])
    writeFileSync(join(root, path), text);
  build();
  return { version, ...writeFiles(root, version, releaseNotes(changelog, version)) };
}

function writeFiles(root: string, version: string, notes: string): Omit<Release, 'version'> {
  const folder = join(root, 'dist/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root, stdio: 'pipe' });
  const script = readFileSync(join(root, 'dist/embed/porsa.js'));
  writeFileSync(join(folder, `porsa-${version}.js`), script);
  writeFileSync(join(folder, 'tag.html'), pinnedTag(version, script));
  writeFileSync(join(folder, 'NOTES.md'), `${notes}\n`);
  const files = [`porsa-${version}.tgz`, `porsa-${version}.js`, 'tag.html', 'NOTES.md'];
  writeFileSync(join(folder, 'SHA256SUMS'), checksumsOf(files.map((file) => join(folder, file))));
  return { folder, files: [...files, 'SHA256SUMS'] };
}
