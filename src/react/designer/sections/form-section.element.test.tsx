import { expect } from '@open-wc/testing';
import { violationsIn } from '../../../../test/support/screens/accessible.ts';
import {
  button,
  cleanUp,
  click,
  field,
  host,
  latest,
  open,
  press,
  rawKeys,
  shadow,
  write,
} from '../../../../test/support/screens/open-designer.tsx';

afterEach(cleanUp);

const words = {
  en: {
    view: 'Settings',
    purpose: 'What the form is for',
    minutes: 'Minutes it takes',
    readers: 'Who reads the answers',
    layout: 'On phones',
  },
  fa: {
    view: 'تنظیمات',
    purpose: 'این فرم برای چیست',
    minutes: 'مدت پر کردن (دقیقه)',
    readers: 'چه کسی پاسخ‌ها را می‌خواند',
    layout: 'در گوشی',
  },
} as const;

describe('The settings of a form as a whole', () => {
  for (const language of ['en', 'fa'] as const) {
    const { view, purpose, minutes, readers, layout } = words[language];

    it(`hold what is read before the first question, and leave nothing of what is emptied: ${language}`, async () => {
      await open({}, language);
      await click(button(view));
      await write(field(purpose), 'To prepare your visit');
      await write(field(minutes), language === 'fa' ? '۳' : '3');
      await write(field(readers), 'Your doctor');
      expect(latest.opening?.minutes).to.equal(3);
      expect(JSON.stringify(latest.opening)).to.contain('To prepare your visit').and.to.contain('Your doctor');
      await write(field(minutes), '601');
      expect(latest.opening?.minutes, 'what no form takes is not taken').to.equal(3);
      for (const label of [purpose, minutes, readers]) await write(field(label), '');
      expect(latest).not.to.have.property('opening');
      expect(rawKeys()).to.deep.equal([]);
      expect(await violationsIn(host)).to.deep.equal([]);
    });

    it(`say how the form is filled on a phone, and whether results are shown: ${language}`, async () => {
      await open({}, language);
      await click(button(view));
      await write(field(layout), 'single');
      expect(latest.layout).to.equal('single');
      await write(field(layout), 'pages');
      expect(latest).not.to.have.property('layout');
      const results = shadow.querySelector<HTMLElement & { checked: boolean }>('sl-switch[id$="-results"]')!;
      expect(results.checked).to.equal(true);
      results.click();
      await press('Tab');
      expect(latest.results).to.equal('none');
      results.click();
      await press('Tab');
      expect(latest).not.to.have.property('results');
    });

    it(`let scales stand in tables, or not: ${language}`, async () => {
      await open({}, language);
      await click(button(view));
      const tables = shadow.querySelector<HTMLElement & { checked: boolean }>('sl-switch[id$="-tables"]')!;
      expect(tables.checked).to.equal(true);
      tables.click();
      await press('Tab');
      expect(latest.scaleTables).to.equal(false);
      tables.click();
      await press('Tab');
      expect(latest).not.to.have.property('scaleTables');
      expect(rawKeys()).to.deep.equal([]);
    });
  }
});
