import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingAddresses, withReportAddress } from '../../scripts/release/addresses.ts';
import { closeChangelog, releaseNotes } from '../../scripts/release/changelog.ts';
import { makeRelease } from '../../scripts/release/release.ts';
import { nextVersion } from '../../scripts/release/version.ts';

const addresses = {
  repository: { url: 'git+https://git.clinic.org/porsa.git' },
  bugs: { url: 'https://git.clinic.org/porsa/issues', email: 'security@clinic.org' },
};

let root: string;
const write = (path: string, value: unknown) =>
  writeFileSync(join(root, path), typeof value === 'string' ? value : JSON.stringify(value));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const git = (...command: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.org', ...command], { cwd: root, encoding: 'utf8' });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'porsa-release-'));
  mkdirSync(join(root, 'server'));
  write('package.json', { name: 'porsa', version: '0.1.0', files: ['dist/embed', 'CHANGELOG.md'], ...addresses });
  write('server/package.json', { name: '@porsa/server', version: '0.1.0', private: true });
  write('package-lock.json', {
    name: 'porsa',
    version: '0.1.0',
    packages: { '': { version: '0.1.0' }, server: { version: '0.1.0' }, 'node_modules/other': { version: '0.1.0' } },
  });
  write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n### Added\n- A score.\n\n## [0.1.0]\n- The first.\n');
  write('SECURITY.md', '# Security\nWrite to **security@porsa.example**. Thank you.\n');
  write('.gitignore', 'dist/\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'All');
});
afterEach(() => rmSync(root, { recursive: true }));

function build() {
  mkdirSync(join(root, 'dist/embed'), { recursive: true });
  // What is built knows the version that it will be released under.
  write('dist/embed/porsa.js', `console.log(${JSON.stringify(JSON.parse(read('package.json')).version)})\n`);
}
const release = (wanted: string | undefined) => makeRelease({ root, wanted, day: '2026-11-24', build });

describe('A release', () => {
  it('sets the version wherever the product names it, and nowhere else', () => {
    expect(release('minor').version).toBe('0.2.0');
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
    expect([JSON.parse(read('package.json')).version, JSON.parse(read('server/package.json')).version]).toEqual([
      '0.2.0',
      '0.2.0',
    ]);
    expect(Object.values(packages).map(({ version }) => version)).toEqual(['0.2.0', '0.2.0', '0.1.0']);
  });

  it('closes the changelog with its day, and takes its notes from there', () => {
    release('0.2.0');
    expect(read('CHANGELOG.md')).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-24\n### Added\n- A score.\n\n## [0.1.0]\n- The first.\n',
    );
    expect(read('dist/release/NOTES.md')).toBe('### Added\n- A score.\n');
  });

  it('takes the address for reports from package.json alone', () => {
    release('minor');
    expect(read('SECURITY.md')).toBe('# Security\nWrite to **security@clinic.org**. Thank you.\n');
  });

  it('packs what was built for it, with checksums that hold', () => {
    const { folder, files } = release('1.0.0');
    const packed = execFileSync('tar', ['-xzOf', join(folder, 'porsa-1.0.0.tgz'), 'package/dist/embed/porsa.js']);
    expect(packed.toString()).toBe('console.log("1.0.0")\n');
    const sums = read('dist/release/SHA256SUMS').trim().split('\n');
    expect(sums.map((line) => line.split('  ')[1])).toEqual(files.slice(0, -1));
    for (const [sum, name] of sums.map((line) => line.split('  ') as [string, string]))
      expect(sum).toBe(
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      );
  });

  it('gives the tag that loads this version and no other content', () => {
    release('1.0.0');
    const hash = createHash('sha384').update('console.log("1.0.0")\n').digest('base64');
    expect(read('dist/release/tag.html')).toContain(`integrity="sha384-${hash}"`);
    expect(read('dist/release/tag.html')).toContain('src="https://unpkg.com/porsa@1.0.0/dist/embed/porsa.js"');
  });

  it.each<readonly [string, () => void, string | undefined, string]>([
    ['a version that is not later', () => {}, '0.1.0', '0.1.0 is not after 0.1.0'],
    ['no version', () => {}, undefined, 'Say which version'],
    ['changes that nobody committed', () => write('draft.txt', 'x'), 'minor', 'Commit or undo'],
    [
      'a changelog that says nothing',
      () => {
        write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n## [0.1.0]\n- The first.\n');
        git('commit', '--quiet', '--all', '--message', 'Empty');
      },
      'minor',
      'says nothing',
    ],
    [
      'an address that leads nowhere',
      () => {
        write('package.json', { ...JSON.parse(read('package.json')), bugs: { url: '', email: 'a@porsa.example' } });
        git('commit', '--quiet', '--all', '--message', 'Address');
      },
      'minor',
      'Enter addresses of your own in package.json and commit it. The release writes the one for reports into SECURITY.md. These lead nowhere yet:\n  bugs.email: a@porsa.example',
    ],
    [
      'a SECURITY.md that names nobody',
      () => {
        write('SECURITY.md', '# Security\n');
        git('commit', '--quiet', '--all', '--message', 'Nobody');
      },
      'minor',
      'SECURITY.md has no line',
    ],
  ])('is refused for %s, and changes nothing', (_, prepare, wanted, message) => {
    prepare();
    const before = git('status', '--porcelain');
    expect(() => release(wanted)).toThrow(message);
    expect([git('status', '--porcelain'), existsSync(join(root, 'dist'))]).toEqual([before, false]);
  });
});

it.each([
  ['patch', '1.2.4'],
  ['minor', '1.3.0'],
  ['major', '2.0.0'],
  ['2.0.0-beta.1', '2.0.0-beta.1'],
])('After 1.2.3, %s is %s', (wanted, version) => expect(nextVersion('1.2.3', wanted)).toBe(version));

it('Addresses of names that belong to no one are missing ones', () => {
  expect(missingAddresses(addresses)).toEqual([]);
  expect(
    missingAddresses({
      repository: { url: 'https://git.porsa.example/x.git' },
      bugs: { url: 'https://localhost/x', email: 'a@b.invalid' },
    }),
  ).toHaveLength(3);
});

it('SECURITY.md of this repository names who package.json says takes reports', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  expect(withReportAddress(text, JSON.parse(readFileSync('package.json', 'utf8')))).toBe(text);
});

it('The changelog of this repository can be closed', async () => {
  const closed = closeChangelog(readFileSync('CHANGELOG.md', 'utf8'), '9.9.9', '2026-11-24');
  expect(releaseNotes(closed, '9.9.9').length).toBeGreaterThan(100);
});
