import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

export type Person = 'admin' | 'owner' | 'secretary' | 'expert' | 'new';

/** Signs somebody of the demo in at the portal, by keyboard. */
export async function signIn(
  page: Page,
  { portal, password }: Pick<Product, 'portal' | 'password'>,
  person: Person,
  then = '',
): Promise<void> {
  await page.goto(`${portal}/signin${then && `?next=${encodeURIComponent(then)}`}`);
  const dashboard = page.locator('porsa-dashboard');
  await dashboard.locator('input[name="email"]').fill(`${person}@porsa.test`);
  await dashboard.locator('input[name="password"]').fill(password);
  await dashboard.locator('input[name="password"]').press('Enter');
  await page.waitForURL(`**${then || '/dashboard'}`);
  await dashboard.locator('h1').first().waitFor();
}

/** The token of whoever is signed in on the page. */
export function tokenIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stored = Object.values(localStorage).map((text) => {
      try {
        return (JSON.parse(text) as { token?: string }).token;
      } catch {
        return undefined;
      }
    });
    return stored.find(Boolean) ?? '';
  });
}
