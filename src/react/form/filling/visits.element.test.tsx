import { expect } from '@open-wc/testing';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import {
  click,
  formOf,
  memorySaving,
  mountFiller,
  question,
  serverWith,
  type,
  unmountAll,
} from '../../../../test/support/screens/mount-filler.tsx';
import type { SaveOutcome } from '../saving/saving.ts';
import { until } from '../../../../test/support/screens/wait.ts';

const sent = (): SaveOutcome => ({ state: 'sent', data: { id: 'e', file: 'f', computed: {}, problems: [] } });
const history = [{ at: '2026-01-01T08:00:00Z', answers: { why: 'cough' } }];
const titles = (all: readonly HTMLElement[]) => all.map(({ dataset }) => dataset['name']);

/** A first page, two that later visits fill. */
const visits: FormDefinition = (() => {
  const made = formOf(
    [question('why', 'text', { mandatory: true })],
    [question('pressure', 'number')],
    [question('weight', 'number', { defaultvalue: 70 })],
  );
  return { ...made, pages: made.pages.map((page, index) => (index ? { ...page, pageType: 'followup' } : page)) };
})();

describe('the visits of a file', () => {
  afterEach(unmountAll);

  it('fills all but the follow-up first, and sends nothing of what was not shown', async () => {
    const saving = memorySaving(sent);
    const filler = await mountFiller({ ...serverWith(visits), saving, language: 'en' });
    expect(titles(filler.all('.porsa-question'))).to.deep.equal(['why']);
    await type(filler.control('why'), 'cough');
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => saving.entries.length === 1);
    expect(saving.entries[0]!.answers).to.deep.equal({ why: 'cough' });
  });

  it('fills the follow-up of a file that has entries, and says what became of it', async () => {
    const saving = memorySaving(sent);
    const filler = await mountFiller({ ...serverWith(visits), saving, history, file: 'f', language: 'en' });
    expect(titles(filler.all('.porsa-question'))).to.deep.equal(['pressure']);
    expect(filler.find('.porsa-step').textContent).to.equal('Step 1 of 2');
    await click(filler.find('.porsa-foot [data-primary]'));
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => filler.all('.porsa-review').length === 1);
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => filler.all('.porsa-done').length === 1);
    expect(filler.find('.porsa-done').textContent).to.contain('This visit was added to the file.');
  });

  it('names the page where there is one follow-up only, and fills the page that was asked for', async () => {
    const saving = memorySaving(sent);
    const one = { ...visits, pages: visits.pages.slice(0, 2) };
    const filler = await mountFiller({ ...serverWith(one), saving, history, file: 'f', language: 'en' });
    await type(filler.control('pressure'), '120');
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => saving.entries.length === 1);
    expect(saving.entries[0]).to.include({ page: 'page2', file: 'f' });
    const asked = await mountFiller({ ...serverWith(one), saving, history, file: 'f', page: 'page1', language: 'en' });
    expect(titles(asked.all('.porsa-question'))).to.deep.equal(['why']);
  });
});

describe('the panel that asks who the patient is', () => {
  afterEach(unmountAll);
  const settings = { requireNameForSave: true };
  const form = formOf([
    question('birth', 'date', { relatedField: 'patient.birthdate' }),
    question('called', 'text', { relatedField: 'patient.name' }),
    question('greeting', 'calculated', { formula: 'CONCAT("Dear ", patient.name)' }),
  ]);

  it('stands on a card of its own, in a form without sections too', async () => {
    const filler = await mountFiller({ ...serverWith(form, settings), saving: memorySaving(sent), language: 'en' });
    expect(getComputedStyle(filler.find('.porsa-section')).borderTopWidth).to.equal('1px');
  });

  it('feeds the form as it is filled', async () => {
    const filler = await mountFiller({ ...serverWith(form, settings), saving: memorySaving(sent), language: 'en' });
    await type(filler.control('name'), 'Sara');
    expect(filler.control('called').value).to.equal('Sara');
    expect(filler.control('greeting').textContent).to.equal('Dear Sara');
  });

  it('leaves to the form what the form asks, and passes all of it to the file', async () => {
    const saving = memorySaving(sent);
    const filler = await mountFiller({ ...serverWith(form, settings), saving, language: 'en' });
    expect(titles(filler.all('.porsa-question'))).to.deep.equal([
      'name',
      'code',
      'phone',
      'gender',
      'birth',
      'called',
      'greeting',
    ]);
    await type(filler.control('name'), 'Sara');
    await type(filler.control('birth'), '1980-03-21');
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => saving.entries.length === 1);
    expect(saving.entries[0]!.patient).to.deep.equal({ name: 'Sara', birthdate: '1980-03-21' });
  });

  it('shows what is known already after a draft is taken up', async () => {
    const kept = new Map([['x', { answers: {}, patient: { name: 'Sara' }, at: '2026-01-01T08:00:00Z' }]]);
    const filler = await mountFiller({
      ...serverWith(form, settings),
      saving: memorySaving(sent, kept),
      language: 'en',
    });
    await until(() => filler.all('.porsa-notice').length > 0);
    await click(filler.find('.porsa-notice [data-primary]'));
    expect(filler.control('called').value).to.equal('Sara');
  });
});
