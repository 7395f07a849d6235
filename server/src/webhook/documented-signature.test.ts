import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootFolder } from '../root-folder.ts';
import { signatureOf } from './sign.ts';

const page = readFileSync(join(rootFolder, 'docs/webhooks.md'), 'utf8');
const snippet = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)![1]!;

const secret = 'bPbSeh9OSV0k8CqTxmS2BvU0GLwGwTq1dYlDFJMGqYI';
const at = new Date('2026-05-04T08:00:00Z');
const body = JSON.stringify({ id: '1', event: 'entry.stored', answers: { name: 'سارا', note: '“a”' } });
const header = signatureOf(secret, body, at);

/** What arrives, what of it is from the server, and when it is looked at. */
const deliveries: readonly (readonly [string, boolean, readonly [string, string, string, number]])[] = [
  ['a delivery of the server', true, [secret, body, header, 0]],
  ['a delivery four minutes late', true, [secret, body, header, 240]],
  ['a delivery that is sent again later', false, [secret, body, header, 360]],
  ['another body', false, [secret, body.replace('1', '2'), header, 0]],
  ['another secret', false, [`${secret}x`, body, header, 0]],
  [
    'another time with the same signature',
    false,
    [secret, body, header.replace(/t=\d+/, `t=${at.getTime() / 1000 + 60}`), 0],
  ],
  ['no signature', false, [secret, body, '', 0]],
  ['a signature that is none', false, [secret, body, 't=1,v1=00', 0]],
];
const cases = deliveries.map(([, , [key, text, signature, late]]) => [
  key,
  text,
  signature,
  at.getTime() / 1000 + late,
]);
const expected = deliveries.map(([name, isGenuine]) => [name, isGenuine]);
const named = (answers: readonly boolean[]) => deliveries.map(([name], index) => [name, answers[index]]);

describe('The documented check of a signature', () => {
  it('knows the server’s deliveries from others, in JavaScript', async () => {
    const { isFromPorsa } = (await import(`data:text/javascript,${encodeURIComponent(snippet('js'))}`)) as {
      isFromPorsa(...given: unknown[]): boolean;
    };
    expect(
      named(cases.map(([key, text, signature, now]) => isFromPorsa(key, text, signature, Number(now) * 1000))),
    ).toEqual(expected);
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('knows them in Python, where the machine has it', () => {
    const program = `${snippet('python')}\nimport json, sys\nprint(json.dumps([is_from_porsa(k, b.encode(), h, n) for k, b, h, n in json.load(sys.stdin)]))`;
    const { stdout, stderr } = spawnSync('python3', ['-c', program], {
      input: JSON.stringify(cases),
      encoding: 'utf8',
    });
    expect([named(JSON.parse(stdout || '[]') as boolean[]), stderr]).toEqual([expected, '']);
  });
});
