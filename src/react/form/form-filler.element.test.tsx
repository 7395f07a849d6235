import { expect } from '@open-wc/testing';
import type { QuestionType } from '../../engine/definition/types.ts';
import { fieldViews } from '../../fields/registry/views.ts';
import type { FieldView, FieldViews } from '../ui/field/field-view.ts';
import {
  click,
  formOf,
  memorySaving,
  mountFiller,
  question,
  serverWith,
  type,
  unmountAll,
} from '../../../test/support/screens/mount-filler.tsx';
import { lazySaving } from './saving/lazy-saving.ts';
import type { Draft, DraftKey, EntryBody, SaveOutcome, Saving } from './saving/saving.ts';
import type { ErrorDetail, SaveDetail } from './types.ts';
import { settled, until } from '../../../test/support/screens/wait.ts';

const sent = (): SaveOutcome => ({ state: 'sent', data: { id: 'e', file: 'f', computed: {}, problems: [] } });
const deepFocus = () => document.activeElement?.shadowRoot?.activeElement;

/** Views that count how often each question is drawn. */
function countingViews(): { readonly views: FieldViews; readonly drawn: Map<string, number> } {
  const drawn = new Map<string, number>();
  const counting = ({ View, ...view }: FieldView): FieldView => ({
    ...view,
    View: (props) => {
      drawn.set(props.question.name, (drawn.get(props.question.name) ?? 0) + 1);
      return <View {...props} />;
    },
  });
  const views = Object.fromEntries(Object.entries(fieldViews).map(([name, view]) => [name, counting(view)])) as Record<
    QuestionType,
    FieldView
  >;
  return { views, drawn };
}

describe('the filler', () => {
  afterEach(unmountAll);

  it('draws only the question that is typed in and the total that it feeds', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => question(`n${index}`, 'number'));
    const total = question('total', 'calculated', { formula: numbers.map(({ name }) => name).join('+') });
    const { views, drawn } = countingViews();
    const filler = await mountFiller(
      {
        definition: formOf([...numbers, total]),
        language: 'en',
        answers: Object.fromEntries(numbers.map(({ name }) => [name, 1])),
      },
      views,
    );
    await until(() => filler.all('[data-name="total"] output')[0]?.textContent === '100', 'the total');
    filler.control('n50').focus();
    await settled();
    drawn.clear();
    await type(filler.control('n50'), '11');
    expect(filler.control('total').textContent).to.equal('110');
    expect([...drawn.keys()].sort()).to.deep.equal(['n50', 'total']);
  });

  it('says a problem once the person has left the question, not while typing', async () => {
    const filler = await mountFiller({
      definition: formOf([question('age', 'number', { max: 120 }), question('name', 'text')]),
      language: 'en',
    });
    await type(filler.control('age'), '500');
    expect(filler.all('.porsa-problem')).to.have.lengthOf(0);
    filler.control('name').focus();
    await settled();
    const [problem] = filler.all('.porsa-problem');
    expect(problem?.textContent).to.contain('120');
    await settled();
    expect(filler.all('.porsa-hidden[role="status"]').at(-1)?.textContent).to.equal(problem!.textContent);
    expect(filler.control('age').getAttribute('aria-invalid')).to.equal('true');
    expect(filler.control('age').getAttribute('aria-describedby')).to.contain(problem!.id);
    await type(filler.control('age'), '50');
    expect(filler.all('.porsa-problem')).to.have.lengthOf(0);
  });

  it('says nothing under a pressed pointer, which would move the button away', async () => {
    const filler = await mountFiller({
      definition: formOf([question('age', 'number', { mandatory: true })]),
      language: 'en',
    });
    filler.control('age').focus();
    filler.find('.porsa-foot').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    filler.control('age').blur();
    await settled();
    expect(filler.all('.porsa-problem')).to.have.lengthOf(0);
    filler.find('.porsa-foot').dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await settled();
    expect(filler.all('.porsa-problem')).to.have.lengthOf(1);
  });

  it('lists what is missing and leads to it', async () => {
    const rows = question('drugs', 'container', {
      multimode: true,
      questions: [question('drug', 'text', { mandatory: true, title: 'Drug' })],
    });
    const filler = await mountFiller({
      definition: formOf([question('name', 'text', { mandatory: true, title: 'Your name' }), rows]),
      language: 'en',
      answers: { drugs: [{ drug: 'a' }, {}] },
    });
    await click(filler.find('.porsa-foot [data-primary]'));
    const links = filler.all('.porsa-summary li button');
    expect(links.map((link) => link.textContent)).to.deep.equal(['Your name', 'Drug (2)']);
    expect(deepFocus()?.tagName).to.equal('H2');
    await click(links[1]!);
    expect(deepFocus() === filler.all('[data-name="drug"] input')[1]).to.equal(true);
  });

  it('counts what is missing apart from what is wrong, and forgets each line once it is mended, leaving the focus where it is', async () => {
    const asked = Array.from({ length: 9 }, (_, index) => question(`n${index}`, 'number', { mandatory: true, max: 5 }));
    const filler = await mountFiller({ definition: formOf(asked), language: 'en' });
    await type(filler.control('n8'), '7');
    await click(filler.find('.porsa-foot [data-primary]'));
    const summary = () => filler.all('.porsa-summary')[0]?.textContent ?? '';
    expect(summary()).to.contain('8 questions still need an answer').and.to.contain('One answer needs to be corrected');
    expect(summary().match(/need an answer|needs an answer/g)).to.have.lengthOf(1);
    await type(filler.control('n0'), '1');
    expect(summary()).to.contain('7 questions still need an answer');
    expect(deepFocus() === filler.control('n0')).to.equal(true);
    await type(filler.control('n8'), '3');
    expect(summary()).not.to.contain('corrected');
    for (const { name } of asked) await type(filler.control(name), '1');
    expect(filler.all('.porsa-summary')).to.have.lengthOf(0);
  });

  it('names three questions at first on a phone, and the others on request', async () => {
    const filler = await mountFiller({
      definition: formOf(Array.from({ length: 9 }, (_, index) => question(`n${index}`, 'number', { mandatory: true }))),
      language: 'fa',
    });
    filler.host.style.inlineSize = '360px';
    filler.host.style.display = 'block';
    await click(filler.find('.porsa-foot [data-primary]'));
    expect(filler.all('.porsa-summary li')).to.have.lengthOf(3);
    expect(filler.find('.porsa-summary').offsetHeight).to.be.lessThan(300);
    await click(filler.find('.porsa-summary > .porsa-button'));
    expect(filler.all('.porsa-summary li')).to.have.lengthOf(9);
  });

  it('goes from page to page and back without losing anything', async () => {
    const filler = await mountFiller({
      definition: formOf([question('one', 'text', { mandatory: true })], [question('two', 'text')]),
      language: 'fa',
    });
    await click(filler.find('.porsa-foot [data-primary]'));
    expect(filler.all('[data-name="two"]')).to.have.lengthOf(0);
    await type(filler.control('one'), 'alef');
    await click(filler.find('.porsa-foot [data-primary]'));
    expect(filler.find('.porsa-step').textContent).to.equal('مرحلهٔ ۲ از ۲');
    expect(deepFocus()?.textContent).to.contain('Page 2');
    await click(filler.all('.porsa-foot button')[0]!);
    expect(filler.control('one').value).to.equal('alef');
  });

  it('saves once, however often the button is pressed, and says so', async () => {
    const saving = memorySaving(async () => {
      await settled();
      return sent();
    });
    const saved: SaveDetail[] = [];
    const filler = await mountFiller({
      ...serverWith(formOf([question('one', 'text')])),
      saving,
      language: 'en',
      onSave: (detail) => saved.push(detail),
    });
    await type(filler.control('one'), 'x');
    const button = filler.find('.porsa-foot [data-primary]');
    button.click();
    button.click();
    await until(() => filler.all('.porsa-done').length === 1);
    expect(saving.entries.map((entry) => entry.answers)).to.deep.equal([{ one: 'x' }]);
    expect(saved.map(({ outcome, id }) => [outcome, id])).to.deep.equal([['sent', saving.entries[0]!.id]]);
    expect(filler.find('.porsa-done').textContent).to.contain('have been sent');
  });

  it('says that answers wait when there is no connection, and shows what was computed', async () => {
    const definition = formOf([
      question('a', 'number'),
      question('double', 'calculated', { formula: 'a*2', title: 'Doubled' }),
    ]);
    const filler = await mountFiller({
      ...serverWith(definition),
      saving: memorySaving(() => ({ state: 'waiting' })),
      language: 'fa',
      answers: { a: 21 },
    });
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => filler.all('.porsa-done').length === 1);
    expect(filler.find('.porsa-done .porsa-notice').dataset['kind']).to.equal('warning');
    expect(filler.find('.porsa-results').textContent).to.contain('۴۲');
  });

  it('sends what waits when asked, says that it went, and keeps the focus there', async () => {
    const listeners = new Set<() => void>();
    let isReached = false;
    const tries = memorySaving(() => ({ state: 'waiting' }));
    const saving: Saving = {
      ...tries,
      list: async () => (isReached ? [] : tries.list()),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const filler = await mountFiller({
      ...serverWith(formOf([question('a', 'number')])),
      saving,
      language: 'en',
      answers: { a: 21 },
    });
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => filler.all('.porsa-ending button').length === 1, 'the button');
    await click(filler.find('.porsa-ending button'));
    await until(() => filler.find('.porsa-ending').textContent.includes('Still not sent'), 'what came of it');
    isReached = true;
    await click(filler.find('.porsa-ending button'));
    for (const listener of listeners) listener();
    await until(() => filler.find('.porsa-ending').textContent.includes('have been sent'), 'the thanks');
    expect(tries.entries.map(({ id }) => id)).to.deep.equal(Array.from({ length: 3 }, () => tries.entries[0]!.id));
    expect(filler.find('h2').matches(':focus')).to.equal(true);
  });

  it('does not call an entry sent that was refused and is now a draft in another tab', async () => {
    let listener: () => void = () => undefined;
    const tries = memorySaving(() => ({ state: 'waiting' }));
    let items: Awaited<ReturnType<Saving['list']>> | undefined;
    const saving: Saving = {
      ...tries,
      list: async () => items ?? tries.list(),
      subscribe: (heard) => {
        listener = heard;
        return () => undefined;
      },
    };
    const filler = await mountFiller({
      ...serverWith(formOf([question('a', 'number')])),
      saving,
      language: 'en',
      answers: { a: 21 },
    });
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => filler.all('.porsa-ending button').length === 1, 'the button');
    items = [{ entry: tries.entries[0]!, by: '', state: 'refused', code: 4100, message: '' }];
    listener();
    await until(() => filler.find('.porsa-ending').textContent.includes('Back to my answers'), 'the refusal');
    items = [];
    listener();
    await settled();
    expect(filler.find('.porsa-ending').textContent).to.contain('couldn’t be sent');
    await click(filler.find('.porsa-ending button'));
    expect(filler.control('a').value).to.equal('21');
  });

  it('shows the server’s faults beside the questions and keeps every answer', async () => {
    const fields = [{ path: 'answers.code', rule: 'x', message: 'Already known' }];
    const saving = memorySaving(() => ({ state: 'refused', code: 4220, message: 'No', fields }));
    const filler = await mountFiller({ ...serverWith(formOf([question('code', 'text')])), saving, language: 'en' });
    await type(filler.control('code'), 'A1');
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => filler.all('.porsa-problem').length === 1);
    expect(filler.find('.porsa-problem').textContent).to.equal('Already known');
    expect(filler.control('code').value).to.equal('A1');
    await type(filler.control('code'), 'A2');
    expect(filler.all('.porsa-problem')).to.have.lengthOf(0);
  });

  it('keeps a draft of each change and offers it at the next visit', async () => {
    const saving = memorySaving(sent);
    const server = serverWith(formOf([question('one', 'text')], [question('two', 'text')]));
    const first = await mountFiller({ ...server, saving, language: 'en' });
    await type(first.control('one'), 'half');
    await until(() => saving.kept.size === 1, 'the draft');
    unmountAll();
    const second = await mountFiller({ ...server, saving, language: 'en' });
    await until(
      () => second.all('.porsa-filling').length === 0 && second.all('[data-primary]').length === 1,
      'the offer',
    );
    await click(second.find('[data-primary]'));
    expect(second.control('one').value).to.equal('half');
    await type(second.control('one'), 'whole');
    await click(second.find('.porsa-foot [data-primary]'));
    await click(second.find('.porsa-foot [data-primary]'));
    await until(() => second.all('.porsa-review').length === 1);
    await click(second.find('.porsa-foot [data-primary]'));
    await until(() => saving.entries.length === 1);
    expect(saving.kept.size).to.equal(0);
  });

  it('shows all answers once more before a form of several pages is sent, and takes one back to change them', async () => {
    const saving = memorySaving(sent);
    const definition = formOf([question('one', 'text', { mandatory: true })], [question('two', 'number')]);
    const filler = await mountFiller({ ...serverWith(definition), saving, language: 'en' });
    const go = (): Promise<void> => click(filler.find('.porsa-foot [data-primary]'));
    await type(filler.control('one'), 'first');
    await go();
    await type(filler.control('two'), '2');
    expect(filler.find('.porsa-foot [data-primary]').textContent).to.equal('Review answers');
    await go();
    await until(() => filler.all('.porsa-review').length === 1);
    expect(saving.entries).to.have.lengthOf(0);
    expect(filler.all('.porsa-review input')).to.have.lengthOf(0);
    expect(filler.find('.porsa-review').textContent).to.contain('first');
    expect(filler.find('[data-page-title]').matches(':focus')).to.equal(true);

    await click(filler.all('.porsa-review-page button')[0]!);
    expect(filler.all('.porsa-question').map(({ dataset }) => dataset['name'])).to.deep.equal(['one']);
    await type(filler.control('one'), '');
    await go();
    expect(filler.all('.porsa-review')).to.have.lengthOf(0);
    await type(filler.control('one'), 'changed');
    await go();
    await until(() => filler.all('.porsa-review').length === 1);
    await go();
    await until(() => saving.entries.length === 1);
    expect(saving.entries[0]!.answers).to.deep.equal({ one: 'changed', two: 2 });
  });

  it('goes back from the review to the last page, and leaves the review out where the form says so', async () => {
    const pages = [[question('one', 'text')], [question('two', 'text')]] as const;
    const filler = await mountFiller({ ...serverWith(formOf(...pages)), saving: memorySaving(sent), language: 'en' });
    await click(filler.find('.porsa-foot [data-primary]'));
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => filler.all('.porsa-review').length === 1);
    await click(filler.find('.porsa-foot .porsa-button:not([data-primary])'));
    expect(filler.all('.porsa-question').map(({ dataset }) => dataset['name'])).to.deep.equal(['two']);

    const plain = memorySaving(sent);
    const without = await mountFiller({
      ...serverWith({ ...formOf(...pages), review: false }),
      saving: plain,
      language: 'en',
    });
    await click(without.find('.porsa-foot [data-primary]'));
    await click(without.find('.porsa-foot [data-primary]'));
    await until(() => plain.entries.length === 1);
  });

  describe('while the place to keep answers is on its way', () => {
    const lateSaving = (kept: Map<string, Draft>) => {
      const saving = memorySaving(sent, kept);
      let arrive = () => {};
      const there = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return {
        saving: {
          ...saving,
          drafts: {
            ...saving.drafts,
            load: async (key: DraftKey) => {
              await there;
              return saving.drafts.load(key);
            },
          },
        },
        arrive,
      };
    };
    const definition = formOf([question('one', 'text'), question('two', 'text')]);
    const earlier: Draft = { answers: { one: 'before', two: 'before' }, at: '2025-01-01T00:00:00.000Z' };

    it('shows the form, and offers an earlier draft beside what was typed meanwhile', async () => {
      const kept = new Map([['x', earlier]]);
      const { saving, arrive } = lateSaving(kept);
      const filler = await mountFiller({ ...serverWith(definition), saving, language: 'en' });
      await type(filler.control('one'), 'now');
      dispatchEvent(new Event('pagehide'));
      expect(kept.get('x')).to.equal(earlier);
      arrive();
      await until(() => filler.all('.porsa-notice [data-primary]').length === 1, 'the offer');
      expect(filler.control('one').value).to.equal('now');
      await click(filler.find('.porsa-notice [data-primary]'));
      expect([filler.control('one').value, filler.control('two').value]).to.deep.equal(['now', 'before']);
      expect(kept.get('x')?.answers).to.deep.equal({ one: 'now', two: 'before' });
    });

    it('leaves an earlier draft alone when the form is sent without a choice', async () => {
      const kept = new Map([['x', earlier]]);
      const { saving } = lateSaving(kept);
      const filler = await mountFiller({ ...serverWith(definition), saving, language: 'en' });
      await type(filler.control('one'), 'now');
      await click(filler.find('.porsa-foot [data-primary]'));
      await until(() => filler.all('.porsa-done').length === 1);
      expect(kept.get('x')).to.equal(earlier);
    });

    it('keeps what was typed as soon as it is there', async () => {
      const kept = new Map<string, Draft>();
      const { saving, arrive } = lateSaving(kept);
      const filler = await mountFiller({ ...serverWith(definition), saving, language: 'en' });
      await type(filler.control('one'), 'now');
      arrive();
      await until(() => kept.get('x')?.answers['one'] === 'now', 'the draft');
    });

    it('never thanks for answers that went nowhere, and sends the same entry when asked again', async () => {
      const sends: EntryBody[] = [];
      let online = false;
      const saving = lazySaving(
        () => Promise.reject(new Error('No code came')),
        async (entry) => {
          sends.push(entry);
          return online
            ? { success: true, data: { id: entry.id, file: 'f', computed: {}, problems: [] } }
            : { success: false, code: 5002, message: 'No answer came' };
        },
      );
      const filler = await mountFiller({ ...serverWith(definition), saving, language: 'en' });
      await type(filler.control('one'), 'now');
      await click(filler.find('.porsa-foot [data-primary]'));
      await until(() => filler.all('[role="alert"]').length === 1, 'the refusal');
      expect(filler.find('[role="alert"]').textContent)
        .to.contain('We couldn’t reach our server')
        .and.to.contain('Nothing you typed was lost');
      expect(filler.all('.porsa-done')).to.have.lengthOf(0);
      expect(filler.control('one').value).to.equal('now');
      online = true;
      await click(filler.find('.porsa-foot [data-primary]'));
      await until(() => filler.all('.porsa-done').length === 1);
      expect(sends.map(({ id }) => id)).to.deep.equal([sends[0]!.id, sends[0]!.id]);
      expect(filler.find('.porsa-done').textContent).to.contain('have been sent');
    });
  });

  it('shows at the button that was pressed why a long page could not be sent, and again when it is pressed again', async () => {
    const many = Array.from({ length: 30 }, (_one, at) => question(`q${at}`, 'text'));
    const saving = lazySaving(
      () => Promise.reject(new Error('No code came')),
      async () => ({ success: false, code: 4045, message: '' }),
    );
    const filler = await mountFiller({ ...serverWith(formOf(many)), saving, language: 'en' });
    await type(filler.control('q0'), 'now');
    const send = filler.find('.porsa-foot [data-primary]');
    for (const round of ['first', 'second']) {
      send.scrollIntoView({ block: 'end' });
      await click(send);
      await until(() => filler.all('[role="alert"]').length === 1, `the ${round} refusal`);
      const { top, bottom } = filler.find('[role="alert"]').getBoundingClientRect();
      expect(top, round).to.be.within(0, innerHeight);
      expect(bottom, round).to.be.within(0, innerHeight + 1);
    }
  });

  it('keeps at once what was typed when the page is left', async () => {
    const saving = memorySaving(sent);
    const filler = await mountFiller({ ...serverWith(formOf([question('one', 'text')])), saving, language: 'en' });
    await type(filler.control('one'), 'quick');
    dispatchEvent(new Event('pagehide'));
    expect(saving.kept.get('x')?.answers).to.deep.equal({ one: 'quick' });
  });

  it('asks who the patient is where the category wants it', async () => {
    const saving = memorySaving(sent);
    const filler = await mountFiller({
      ...serverWith(formOf([question('one', 'text')]), { requireNameForSave: true }),
      saving,
      language: 'en',
    });
    await click(filler.find('.porsa-foot [data-primary]'));
    expect(filler.find('.porsa-summary li').textContent).to.contain('Full name');
    await type(filler.control('name'), 'Ali Rezaei');
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => saving.entries.length === 1);
    expect(saving.entries[0]!.patient).to.deep.equal({ name: 'Ali Rezaei' });
  });

  it('keeps what is typed when the language changes', async () => {
    const definition = formOf([question('one', 'text')]);
    const filler = await mountFiller({ definition, language: 'en' });
    await type(filler.control('one'), 'stays');
    filler.draw({ definition, language: 'fa' });
    await until(() => filler.root.dir === 'rtl');
    expect(filler.control('one').value).to.equal('stays');
  });

  it('only reads in view mode', async () => {
    const filler = await mountFiller({
      definition: formOf([question('age', 'number', { unit: 'years' })]),
      mode: 'view',
      language: 'fa',
      answers: { age: 42 },
    });
    await until(() => filler.all('[data-name="age"]').length === 1);
    expect(filler.control('age').textContent).to.equal('۴۲ years');
    expect(filler.all('input, select, textarea, .porsa-foot')).to.have.lengthOf(0);
  });

  it('sends nothing from a preview', async () => {
    const saving = memorySaving(sent);
    const filler = await mountFiller({
      ...serverWith(formOf([question('one', 'text')])),
      saving,
      mode: 'preview',
      language: 'en',
    });
    await click(filler.find('.porsa-foot [data-primary]'));
    expect(filler.find('.porsa-done').textContent).to.contain('preview');
    expect(saving.entries).to.have.lengthOf(0);
  });

  for (const [code, name, words] of [
    [4041, 'unknowncategory', 'فرمی با این نام'],
    [4290, 'toomany', 'یک دقیقه صبر کنید'],
    [5002, 'offline', 'دسترسی به سرور ما ممکن نشد'],
    [5003, 'unreadablereply', 'به اینترنت شما مربوط نیست'],
  ] as const) {
    it(`says in the reader’s language why there is no form: ${name}`, async () => {
      const errors: ErrorDetail[] = [];
      let tries = 0;
      const client = {
        category: {
          getform: async () => {
            tries += 1;
            return { success: false, code, message: 'raw' } as const;
          },
        },
      };
      const filler = await mountFiller({
        category: 'x',
        client,
        language: 'fa',
        onError: (detail) => errors.push(detail),
      });
      expect(filler.find('.porsa-notice').textContent).to.contain(words);
      await until(() => errors.length > 0, 'the page to be notified');
      expect(errors.map((detail) => detail.code)).to.deep.equal([name]);
      const again = filler.all('.porsa-notice button');
      expect(again).to.have.lengthOf(name === 'unknowncategory' ? 0 : 1);
      for (const button of again) await click(button);
      expect(tries).to.equal(1 + again.length);
    });
  }

  for (const [language, words] of [
    ['en', 'answers to “A form” from 22 November 2026'],
    ['fa', 'پاسخ‌های ارسال‌نشدهٔ شما به «A form» از ۱ آذر ۱۴۰۵'],
  ] as const) {
    it(`offers what was typed before by the form’s title and the reader’s day (${language})`, async () => {
      const saving = memorySaving(
        () => ({ state: 'waiting' }),
        new Map([['x', { answers: { a: 'typed' }, at: new Date(2026, 10, 22, 0, 30).toISOString() }]]),
      );
      const filler = await mountFiller({ ...serverWith(formOf([question('a', 'text')])), saving, language });
      await until(
        () => filler.all('.porsa-notice').some(({ textContent }) => textContent.includes(words)),
        'the offer',
      );
    });
  }

  for (const [code, shown] of [
    [4220, 'Some answers don’t meet the form’s rules'],
    [4100, ''],
  ] as const) {
    it(`says of answers that were refused after they had waited why, where that still holds (${code})`, async () => {
      const saving = memorySaving(
        () => ({ state: 'waiting' }),
        new Map([['x', { answers: { a: 'typed' }, at: '2026-11-22T08:00:00Z', refusedBy: code }]]),
      );
      const filler = await mountFiller({ ...serverWith(formOf([question('a', 'text')])), saving, language: 'en' });
      await until(
        () =>
          filler
            .all('.porsa-notice')
            .some(({ textContent }) => textContent.includes('were not accepted') && textContent.includes(shown)),
        'the offer',
      );
      expect(filler.find('.porsa-notice').textContent).not.to.contain('This form is closed');
      await click(filler.find('.porsa-notice [data-primary]'));
      expect(filler.control('a').value).to.equal('typed');
    });
  }

  for (const [code, words] of [
    [4100, 'contact the clinic'],
    [4042, 'contact the clinic'],
  ] as const) {
    it(`is calm about a form that is not open (${code}): no alarm, no try that ends the same way, and what can be done`, async () => {
      const client = { category: { getform: async () => ({ success: false, code, message: 'raw' }) as const } };
      const filler = await mountFiller({ category: 'x', client, language: 'en' });
      const notice = filler.find('.porsa-notice');
      expect([notice.dataset['kind'], notice.getAttribute('role')]).to.deep.equal(['info', 'status']);
      expect(notice.textContent).to.contain('This form isn’t open').and.to.contain(words);
      expect(filler.all('.porsa-notice button')).to.have.lengthOf(0);
    });
  }

  it('says what is wrong with a form that cannot run, and breaks nothing around it', async () => {
    const definition = formOf([question('x', 'calculated', { formula: 'nowhere + 1' })]);
    const filler = await mountFiller({ definition, language: 'en' });
    expect(filler.find('.porsa-notice').textContent).to.contain('pages[0].questions[0].formula');
  });
});
