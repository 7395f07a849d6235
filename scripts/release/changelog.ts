const unreleased = '## [Unreleased]';

/** The changelog with what is unreleased under the version and day of its release, above it an empty section for what follows. */
export function closeChangelog(changelog: string, version: string, day: string): string {
  const [before, after] = changelog.split(`${unreleased}\n`);
  if (before === undefined || after === undefined) throw new Error(`CHANGELOG.md has no section "${unreleased}"`);
  if (notesOf(after) === '') throw new Error('CHANGELOG.md says nothing about this release under "Unreleased"');
  return `${before}${unreleased}\n\n## [${version}] - ${day}\n${after}`;
}

/** What a version changed, without its heading. */
export function releaseNotes(changelog: string, version: string): string {
  const [, after = ''] = changelog.split(`## [${version}]`);
  return notesOf(after.slice(after.indexOf('\n') + 1));
}

const notesOf = (text: string): string => (text.split(/^## /m)[0] ?? '').trim();
