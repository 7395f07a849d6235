import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { countRounds } from '../support/journeys/rounds.ts';
import { signIn, type Person } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { violations } from '../support/journeys/violations.ts';
import { visit } from '../support/journeys/visitor.ts';

const journey = startJourney();

const adminMode = { en: 'admin mode', fa: 'حالت مدیریت' } as const;
const usual = ['/dashboard', '/projects', '/services', '/summary', '/proposal', '/shared', '/userRoles'];
const withPatients = ['/dashboard', '/patients', ...usual.slice(1)];

/** Whose rows are opened, and which they are: patients are a row of those who read files. */
const people: readonly { readonly person: Person; readonly rows: readonly string[] }[] = [
  { person: 'owner', rows: withPatients },
  { person: 'secretary', rows: withPatients },
  { person: 'expert', rows: withPatients },
  { person: 'new', rows: usual },
];

const row = (page: Page, path: string) => page.locator(`porsa-dashboard nav a[href="${path}"]`);

const rowsOf = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('porsa-dashboard nav a.porsa-portal-menu-item')
    .evaluateAll((rows) => rows.map((one) => one.getAttribute('href')));

describe.each(['en', 'fa'] as const)('Every row of the menu in %s', (language) => {
  test.each(people)('opens at once, whole and without a fault: $person', async ({ person, rows }) => {
    const visitor = await visit(journey.browser, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const { portal } = journey.product;
    const found: string[] = [];
    const rounds = await countRounds(page);

    const open = async (path: string): Promise<void> => {
      await rounds.begin();
      await row(page, path).click();
      await page.locator(`porsa-dashboard nav a[href="${path}"][aria-current]`).waitFor();
      await visitor.rest();
      await page.locator('porsa-dashboard main:not([data-opening])').waitFor();
      const { requests, shifted, moved } = await rounds.end();
      if (requests.length > 2) found.push(`${path}: ${JSON.stringify(requests)} wait for each other`);
      if (shifted > 0.01) found.push(`${path}: ${shifted} of the page moves: ${moved.join(', ')}`);
      const broken = await page.locator('porsa-dashboard main [role="alert"]').allInnerTexts();
      found.push(...broken.map((text) => `${path}: ${text}`));
      // Others see of the same screens what they may see.
      if (person === 'owner') found.push(...(await violations(page, path)));
    };

    await ask(portal, '/user/updateuserlang', { lang: language }, await tokenOf(journey.product, person));
    await signIn(page, journey.product, person);
    await row(page, '/services').waitFor();
    await visitor.rest();
    expect(await page.locator('porsa-dashboard .porsa-portal').getAttribute('lang')).toBe(language);
    expect(await rowsOf(page)).toEqual(rows);
    for (const path of [...rows.slice(1), '/dashboard']) await open(path);

    if (person === 'owner') {
      await page.keyboard.press('Control+k');
      await page.locator('porsa-dashboard').getByRole('combobox').fill(adminMode[language]);
      await page
        .locator('porsa-dashboard [role="option"][aria-selected="true"]', { hasText: adminMode[language] })
        .waitFor();
      await page.keyboard.press('Enter');
      await row(page, '/admin/audit').waitFor();
      await page.locator('porsa-dashboard nav button[aria-expanded="false"]').click();
      await visitor.rest();
      for (const path of ['/admin/forms/projects/complaints/-', '/admin/forms/projects/scores/-', '/admin/audit'])
        await open(path);
    }
    expect(found).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
