import type { Browser, Page } from 'playwright-core';
import { formIn } from '../support/journeys/filled-form.ts';
import { desk, visit } from '../support/journeys/visitor.ts';

/** Fills the forms of an application's page as its reader does, lets the application draw again, and gives everything that went wrong. */
export async function fillApp(browser: Browser, address: string): Promise<readonly string[]> {
  const visitor = await visit(browser, { ...desk, locale: 'en-GB' });
  const { page } = visitor;
  try {
    await page.goto(address);
    await fill(page, 'porsa-form:not([hidden])');
    await page.locator('#heard', { hasText: '70' }).waitFor();
    if (await page.locator('section').count()) await fill(page, 'section');
    await page.locator('#again').click();
    await page.locator('#again', { hasText: '1' }).waitFor();
    await formIn(page, 'porsa-form:not([hidden])').result('double').getByText('140').waitFor();
    return [...visitor.complaints];
  } finally {
    await visitor.leave();
  }
}

async function fill(page: Page, host: string): Promise<void> {
  const form = formIn(page, host);
  await form.opened();
  await form.write('pulse', '70');
  await form.result('double').getByText('140').waitFor();
}
