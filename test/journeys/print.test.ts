import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { desk, visit } from '../support/journeys/visitor.ts';

const journey = startJourney();

/** Sheets of paper that a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

const words = {
  en: {
    never: 'Several days',
    always: 'Nearly every day',
    result: '11 of 27',
    clinic: 'Clinic',
    advice: 'You are not alone',
  },
  fa: { never: 'چند روز', always: 'تقریباً هر روز', result: '۱۱ از ۲۷', clinic: 'کلینیک', advice: 'تنها نیستید' },
} as const;

describe.each(['en', 'fa'] as const)('A filled PHQ-9 on paper, %s', (language) => {
  test('is one sheet with its date, its clinic, its advice and its score with range and meaning', async () => {
    const { page, leave } = await visit(journey.browser, desk);
    await page.goto(`${journey.product.clinic}/clinic.html`);
    await page.locator('porsa-form').evaluate((element, wanted) => element.setAttribute('language', wanted), language);
    const form = formIn(page);
    await form.form.locator(`.porsa-form[lang="${language}"] .porsa-foot`).waitFor();
    const { never, always, result, clinic, advice } = words[language];
    await answerAll(form, never, [
      'interest',
      'mood',
      'sleep',
      'energy',
      'appetite',
      'selfworth',
      'concentration',
      'movement',
    ]);
    await form.choose('selfharm', always);
    await form.question('difficulty').locator('.porsa-choice').nth(1).click();
    await form.send();
    await form.done.waitFor();
    const opening = page.waitForEvent('popup');
    await form.done.locator('.porsa-actions button').last().click();
    const paper = await opening;
    await paper.locator('.porsa-print-head').waitFor();
    await paper.locator('.porsa-result').waitFor();
    expect(await paper.locator('.porsa-print-head').textContent()).toContain(clinic);
    const today = await paper.evaluate(
      (locale) =>
        new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date()),
      language === 'fa' ? 'fa-IR-u-ca-persian' : 'en-GB',
    );
    expect(await paper.locator('.porsa-print-head').textContent()).toContain(today);
    expect(await paper.locator('.porsa-result').textContent()).toContain(result);
    expect(await paper.locator('.porsa-advice').textContent()).toContain(advice);
    const rules = await paper.evaluate(() =>
      document.adoptedStyleSheets
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
        .filter((rule) => rule.startsWith('@page')),
    );
    expect(rules.join()).toContain(language === 'fa' ? 'counter(pages, persian)' : 'counter(pages)');
    expect(await sheets(paper)).toBe(1);
    await leave();
  });
});
