import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { rootFolder } from '../root-folder.ts';
import { newSecret, signedHeaders } from './sign.ts';

const page = readFileSync(join(rootFolder, 'docs/webhooks.md'), 'utf8');
const snippet = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)![1]!;

const [secret, next] = [newSecret(), newSecret()];
const at = new Date('2026-05-04T08:00:00Z');
const body = JSON.stringify({ type: 'entry.stored', data: { answers: { name: 'سارا', note: '“a”' } } });
const hook = { secret, previous_secret: null, previous_until: null };
const rotated = { secret: next, previous_secret: secret, previous_until: '2026-05-05T08:00:00.000Z' };
const headers = signedHeaders(hook, 'msg-1', body, at);

/** What arrives, whether it is from the server, and how many seconds after it was sent it is looked at. */
const deliveries: readonly (readonly [string, boolean, readonly [string, string, object, number]])[] = [
  ['a delivery of the server', true, [secret, body, headers, 0]],
  ['a delivery four minutes late', true, [secret, body, headers, 240]],
  ['a delivery after a rotation, by the secret before', true, [secret, body, signedHeaders(rotated, 'm', body, at), 0]],
  ['a delivery after a rotation, by the new secret', true, [next, body, signedHeaders(rotated, 'm', body, at), 0]],
  ['a delivery that is sent again later', false, [secret, body, headers, 360]],
  ['another body', false, [secret, body.replace('a', 'b'), headers, 0]],
  ['another secret', false, [newSecret(), body, headers, 0]],
  ['another id with the same signature', false, [secret, body, { ...headers, 'webhook-id': 'msg-2' }, 0]],
  [
    'another time with the same signature',
    false,
    [secret, body, { ...headers, 'webhook-timestamp': String(at.getTime() / 1000 + 60) }, 0],
  ],
  ['no signature', false, [secret, body, { ...headers, 'webhook-signature': undefined }, 0]],
  ['a signature that is none', false, [secret, body, { ...headers, 'webhook-signature': 'v1,AA==' }, 0]],
  ['no headers', false, [secret, body, {}, 0]],
];
const cases = deliveries.map(([, , [key, text, sent, late]]) => [key, text, sent, at.getTime() / 1000 + late]);
const expected = deliveries.map(([name, isGenuine]) => [name, isGenuine]);
const named = (answers: readonly boolean[]) => deliveries.map(([name], index) => [name, answers[index]]);

describe('The documented check of a signature', () => {
  it('knows the server’s deliveries from others, in JavaScript', async () => {
    const { isFromPorsa } = (await import(`data:text/javascript,${encodeURIComponent(snippet('js'))}`)) as {
      isFromPorsa(...given: unknown[]): boolean;
    };
    expect(named(cases.map(([key, text, sent, now]) => isFromPorsa(key, text, sent, Number(now) * 1000)))).toEqual(
      expected,
    );
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('knows them in Python, where the machine has it', () => {
    const program = `${snippet('python')}\nimport json, sys\nprint(json.dumps([is_from_porsa(k, b.encode(), h, n) for k, b, h, n in json.load(sys.stdin)]))`;
    const { stdout, stderr } = spawnSync('python3', ['-c', program], {
      input: JSON.stringify(cases),
      encoding: 'utf8',
    });
    expect([named(JSON.parse(stdout || '[]') as boolean[]), stderr]).toEqual([expected, '']);
  });

  it('is that of the library of Standard Webhooks, by its own vector', () => {
    // Of the convention's own tests.
    const known = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const sent = signedHeaders(
      { ...hook, secret: known },
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      '{"test": 2432232314}',
      new Date(1_614_265_330_000),
    );
    expect(sent['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
    const now = signedHeaders(hook, 'msg-1', body, new Date());
    expect(new Webhook(secret).verify(body, now)).toEqual(JSON.parse(body));
  });
});
