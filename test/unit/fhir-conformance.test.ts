import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fhirRoutes } from '../../server/src/access/fhir-routes.ts';
import { understood } from '../../src/interchange/fhir/resource/addresses.ts';

const page = readFileSync('docs/fhir.md', 'utf8');

interface Row {
  readonly feature: string;
  readonly supported: string;
  readonly test: string;
}

const rows = page
  .split('\n')
  .filter((line) => /^\|(?! (?:Feature|---) )/.test(line))
  .map((line): Row => {
    const [, feature = '', supported = '', , test = ''] = line.split('|').map((cell) => cell.trim());
    return { feature, supported, test };
  });

describe('The conformance list of FHIR', () => {
  it.each(rows.filter(({ supported }) => supported !== 'no'))('shows by a test that is there: $feature', ({ test }) => {
    const [, file = '', sentence = ''] = /^\[[^\]]+\]\(\.\.\/([^)]+)\): (.+)$/.exec(test) ?? [];
    expect([test, existsSync(file)]).toEqual([test, true]);
    expect(readFileSync(file, 'utf8')).toContain(sentence);
  });

  it('says of each row whether it is supported, and counts them', () => {
    const count = (wanted: string) => rows.filter(({ supported }) => supported === wanted).length;
    expect(count('yes') + count('partly') + count('no')).toBe(rows.length);
    expect(page).toContain(
      `Of ${rows.length} features, ${count('yes')} are supported, ${count('partly')} partly, and ${count('no')} not.`,
    );
  });

  it('has every interaction of the service, and every extension that a form understands', () => {
    const listed = rows.map(({ feature }) => feature).join('\n');
    expect(Object.keys(fhirRoutes).filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
    const names = [...understood].map((address) => address.replace(/^.*\/(?:sdc-questionnaire-)?/, ''));
    expect(names.filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
  });
});
