import { expect } from '@open-wc/testing';
import { addressOf, outcomeOf, visitors } from '../../../../scripts/routes-page/routes-page.ts';
import { accessAs, cleanUp, openPortal } from '../../../../test/support/screens/open-portal.tsx';
import { until } from '../../../../test/support/screens/wait.ts';
import { patterns, type RouteName } from './routes.ts';

const names = Object.keys(patterns) as RouteName[];

const access: Readonly<Record<string, () => unknown>> = {
  public: () => ({ success: false, code: 5001, message: '', cause: { success: false, code: 4010, message: '' } }),
  'new user': () => accessAs('newuser'),
  expert: () => accessAs('expert'),
  secretary: () => accessAs('secretary'),
  owner: () => accessAs('owner'),
  admin: () => accessAs(undefined, 'admin'),
};

/** What a screen shows of each outcome that docs/routes.md promises. */
const shown: Readonly<Record<string, string>> = {
  'signs in first': 'You must log in to your account to access this section.',
  refused: 'Only form designers can open this section',
};
const broken = ['Page not found', 'A problem has occurred. Please try again.'];

describe('every address of the portal', () => {
  afterEach(cleanUp);

  for (const [who, visitor] of Object.entries(visitors))
    for (const name of names)
      it(`gives ${who} what docs/routes.md says: ${patterns[name]}`, async () => {
        const portal = await openPortal(addressOf(name), {
          signedIn: visitor.authenticated,
          answers: { 'auth/getuseraccess': access[who]! as never },
        });
        const text = shown[outcomeOf(name, visitor)];
        if (text) return portal.until(text);
        await until(
          () => portal.host.shadowRoot?.querySelector('h1, .porsa-kit-message')?.textContent,
          'it has a title',
        );
        for (const words of [...broken, ...Object.values(shown)]) expect(portal.text()).not.to.contain(words);
      });
});
