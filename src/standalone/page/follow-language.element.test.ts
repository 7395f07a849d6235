import { expect } from '@open-wc/testing';
import { until } from '../../../test/support/screens/wait.ts';
import { followLanguage } from './follow-language.ts';

describe('The page around the portal', () => {
  const page = document.createElement('html');
  const portal = document.createElement('div');
  const shown = document.createElement('div');
  shown.className = 'porsa-host';
  portal.attachShadow({ mode: 'open' }).append(shown);

  it('is in the language that the portal is shown in, and follows a switch to another', async () => {
    page.lang = 'fa';
    shown.lang = 'en';
    followLanguage(page, portal);
    expect(page.lang).to.equal('en');
    shown.lang = 'ar';
    await until(() => page.lang === 'ar');
  });

  it('keeps its own where no portal is drawn', () => {
    const empty = document.createElement('html');
    empty.lang = 'fa';
    followLanguage(empty, null);
    expect(empty.lang).to.equal('fa');
  });
});
