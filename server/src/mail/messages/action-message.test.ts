import { describe, expect, test } from 'vitest';
import { handlers as most, openClinic } from '../../../test/clinic.ts';
import { testServerContext, type TestMail } from '../../../test/context.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { naughtyTexts } from '../../../test/hostile.ts';
import { addPerson, call, openTestServer } from '../../../test/server.ts';
import { openSession } from '../../sessions/sessions.ts';
import { newId } from '../../db/uuid.ts';
import { handlers } from '../../handlers/handlers.ts';
import { actionMessage } from './action-message.ts';

const to = 'mina@clinic.test';
const url = 'https://forms.test/shared?file=1';

const hostileMarkup: readonly string[] = [
  ...naughtyTexts,
  '"><script>canary()</script>',
  "' onmouseover='canary()",
  '</p></body></html><iframe srcdoc="<script>canary()</script>">',
  '<a href="https://evil.test/">Open</a>',
  '<img src="//evil.test/x">',
  '<style>@import "//evil.test"</style>',
  '<svg/onload=canary()>',
  '<!--',
  ']]>',
  '<meta http-equiv=refresh content="0;url=//evil.test">',
  '&lt;img src=x onerror=canary()&gt;',
  '<base href="//evil.test">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=canary()&gt;">',
];

/** What a reader of HTML takes for markup: everything that a tag could begin. */
const tagsIn = (html = ''): readonly string[] =>
  [...html.matchAll(/<\/?([a-z!][\w-]*)[^>]*>?/gi)].map(([, name]) => name!.toLowerCase());

describe('an email', () => {
  test('is in any language that has texts, in its direction', () => {
    const { subject, text, html } = actionMessage({ to, language: 'ar', kind: 'reset', words: {}, url });
    expect(subject + text).toMatch(/كلمة المرور/);
    expect(html).toContain('lang="ar" dir="rtl"');
  });

  test.each(['en', 'fa'] as const)('takes no word for markup, wherever it stands: %s', (language) => {
    const plain = (kind: 'invitation' | 'shared' | 'rolechanged') =>
      tagsIn(actionMessage({ to, language, kind, words: { by: 'a', clinic: 'b', place: 'c' }, url }).html);
    for (const kind of ['invitation', 'shared', 'rolechanged'] as const) {
      for (const bad of hostileMarkup) {
        const message = actionMessage({ to, language, kind, words: { by: bad, clinic: bad, place: bad }, url });
        expect(tagsIn(message.html)).toEqual(plain(kind));
        expect(message.html).not.toMatch(/href="(?!https:\/\/forms\.test\/)/);
      }
    }
  });

  test('takes a word for a word, though it looks like a place for another', () => {
    const { text } = actionMessage({
      to,
      language: 'en',
      kind: 'invitation',
      words: { by: '{{clinic}}', clinic: 'Heart', place: '{{constructor}}' },
      url,
    });
    expect(text).toContain('{{clinic}} invites you to work with {{constructor}}');
  });

  test('holds names of either direction apart from its sentence, and names nothing that is not there', () => {
    const { html } = actionMessage({
      to,
      language: 'fa',
      kind: 'invitation',
      words: { by: 'Mina', place: 'Heart' },
      url,
    });
    expect(html).toContain('<bdi>Mina</bdi>');
    expect(html).not.toContain('undefined');
  });

  test('breaks its link anywhere: on a phone a secret is longer than a line', () => {
    const { html } = actionMessage({
      to,
      language: 'fa',
      kind: 'activation',
      words: {},
      url: `https://forms.test/activation/${'x'.repeat(60)}`,
    });
    expect(html).toMatch(/<p dir="ltr" style="[^"]*overflow-wrap:anywhere[^"]*">https/);
  });

  test('has a subject of one line, however long and broken the clinic’s name is', () => {
    const clinic = `Heart\r\nBcc: spy@evil.test\u2028\0${'\u{1F9E1}'.repeat(5000)}`;
    const { subject } = actionMessage({ to, language: 'en', kind: 'invitation', words: { clinic }, url });
    expect([...subject]).toHaveLength(200);
    expect(subject).not.toMatch(/[\r\n\0\u2028]/);
    expect(Buffer.from(subject).toString()).toBe(subject);
  });
});

describeEachDatabase('the links of emails', (database) => {
  const forged = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '81',
    forwarded: 'host=evil.test;proto=http',
    'x-host': 'evil.test',
    'x-original-host': 'evil.test',
    'x-forwarded-server': 'evil.test',
  };

  test.each([0, 2])(
    'lead to the server’s own address, whatever a header says, behind %i proxies',
    async (trustedProxies) => {
      await database.clear();
      const context = testServerContext(database.db);
      const clinic = await openClinic(database.db);
      await addPerson(context, { email: to });
      const server = await openTestServer(context, { handlers, config: { trustedProxies } });
      const token = await openSession(context, { clinic: clinic.id, id: clinic.userId('owner') });
      const { file } = await most['/entry/storeentry'](clinic.as('owner'), {
        id: newId(),
        category: clinic.category,
        version: 1,
        answers: { weight: 80, height: 180 },
      });
      const headers = { ...forged, 'x-forwarded-for': '10.0.0.1, 10.0.0.2' };
      const asked = [
        await call(server, '/auth/forgotpassword', { email: to }, { headers }),
        await call(
          server,
          '/auth/storuser',
          { firstName: 'Sara', lastName: 'Amini', email: 'sara@clinic.test', password: 'a louder evening' },
          { headers },
        ),
        await call(
          server,
          '/auth/storuser',
          { firstName: 'Sara', lastName: 'Amini', email: to, password: 'a louder evening' },
          { headers },
        ),
        await call(
          server,
          '/user/inviteuser',
          { email: 'omid@elsewhere.test', category: clinic.category, role: 'newuser' },
          { headers, token },
        ),
        await call(server, '/file/sharefile', { file, to: [{ user: clinic.userId('expert') }] }, { headers, token }),
        await call(
          server,
          '/user/storerole',
          { category: clinic.category, user: clinic.userId('newuser'), role: 'expert' },
          { headers, token },
        ),
        await call(server, '/auth/storeautologin', {}, { headers, token }),
      ];
      expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
      const messages = (context.mail as TestMail).messages;
      expect(messages).toHaveLength(6);
      const written = JSON.stringify(messages) + JSON.stringify(asked.at(-1)?.reply);
      expect(written).not.toContain('evil.test');
      expect(
        [...written.matchAll(/https?:\/\/[^/"\\ ]+/g)].every(([address]) => address === 'https://forms.test'),
      ).toBe(true);
      await server.close();
    },
  );
});
