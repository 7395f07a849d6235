import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { addressOf, outcomeOf, routesPage, visitors } from '../../scripts/routes-page/routes-page.ts';
import { portalRoutes } from '../../src/standalone/portal-routes.ts';
import { otherRoutes } from '../../server/src/access/other-routes.ts';
import { patterns, type RouteName } from '../../src/react/dashboard/navigation/routes.ts';

const names = Object.keys(patterns) as RouteName[];

describe('The page about addresses', () => {
  it('docs/routes.md says what the portal does; npm run docs:routes rewrites it', async () => {
    expect(await readFile('docs/routes.md', 'utf8')).toBe(routesPage());
  });

  it('refuses the designer and the activity log to all but owners and admins, and nothing else to anyone signed in', () => {
    for (const name of names) {
      const refused = Object.keys(visitors).filter((who) => outcomeOf(name, visitors[who]!) === 'refused');
      expect([name, refused]).toEqual([name, name.startsWith('admin') ? ['new user', 'expert', 'secretary'] : []]);
    }
  });
});

describe('The server', () => {
  const served = [...portalRoutes, ...Object.keys(otherRoutes)];
  const answers = (address: string): boolean =>
    served.some((route) => new RegExp(`^${route.replace(/\*$/, '.+').replace(/:\w+/g, '[^/]+')}/?$`).test(address));

  it.each(names)('answers the address of %s with the portal', (name) => {
    expect(answers(addressOf(name))).toBe(true);
  });

  it('knows the address of no screen that the portal lacks', () => {
    expect(answers('/nowhere')).toBe(false);
  });
});
