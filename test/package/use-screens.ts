import type { Browser, Page } from 'playwright-core';
import { formIn } from '../support/journeys/filled-form.ts';
import { desk, visit } from '../support/journeys/visitor.ts';

/** Opens every screen of the React application, in the order that it names them, and gives everything that went wrong. */
export async function useScreens(browser: Browser, address: string): Promise<readonly string[]> {
  const visitor = await visit(browser, { ...desk, locale: 'en-GB' });
  const { page, requests } = visitor;
  try {
    await page.route('**/auth/veryifypassword', (route) => route.fulfill({ status: 401, json: refusal }));
    await page.goto(address);
    await says(page, '#session', 'nobody en ltr en light');
    await fillForm(page);
    const first = scriptsIn(requests);
    await open(page, 'designer', 'designer is ready');
    const second = scriptsIn(requests);
    if (second <= first) throw new Error('The code of the designer was there before it was shown');
    await page.locator('#designer').getByText('Pulse').first().waitFor();
    await press(page, 'method');
    await says(page, '#heard', 'designer true');
    await changeAppearance(page);
    await open(page, 'proposal', 'proposal is ready');
    await press(page, 'method');
    await says(page, '#heard', 'proposal true');
    await press(page, 'portal');
    await page.locator('#portal input[type="password"]').waitFor();
    await press(page, 'method');
    await says(page, '#place', '/signup');
    await press(page, 'sign in');
    await says(page, '#heard', 'refused');
    return [...visitor.complaints];
  } finally {
    await visitor.leave();
  }
}

const refusal = { success: false, code: 4011, message: 'Wrong' };

const scriptsIn = (requests: readonly string[]): number => requests.filter((each) => /\.js($|\?)/.test(each)).length;
const press = (page: Page, name: string) => page.locator('nav').getByRole('button', { name, exact: true }).click();
const says = (page: Page, output: string, text: string) => page.locator(output, { hasText: text }).waitFor();

async function open(page: Page, screen: string, heard: string): Promise<void> {
  await press(page, screen);
  await says(page, '#heard', heard);
}

async function fillForm(page: Page): Promise<void> {
  await press(page, 'method');
  await says(page, '#heard', 'form 0');
  const form = formIn(page, 'section');
  await form.write('pulse', '70');
  await form.result('double').getByText('140').waitFor();
  await form.send();
  await says(page, '#heard', 'sent 70');
}

/** The session's language and theme reach a screen that is open; the page's styles do not. */
async function changeAppearance(page: Page): Promise<void> {
  const root = page.locator('#designer .porsa-root.porsa-designer');
  await press(page, 'language');
  await says(page, '#session', 'nobody fa rtl fa light');
  await page.locator('#designer .porsa-root.porsa-designer[dir="rtl"][lang="fa"]').waitFor();
  await press(page, 'theme');
  await page.locator('#designer .porsa-root.porsa-designer[data-theme="dark"]').waitFor();
  await page.addStyleTag({ content: '* { letter-spacing: 9px !important }' });
  const spacing = await root.evaluate((element) => getComputedStyle(element).letterSpacing);
  if (spacing !== 'normal') throw new Error('The page’s styles reach into the designer');
}
