import { expect } from '@open-wc/testing';
import type { FormDefinition, Language, Question } from '../../../engine/definition/types.ts';
import { violationsIn } from '../../../../test/support/screens/accessible.ts';
import {
  click,
  formOf,
  memorySaving,
  mountFiller,
  question,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';
import { until } from '../../../../test/support/screens/wait.ts';
import { referenceOf } from '../closing/reference.ts';
import type { SaveOutcome } from '../saving/saving.ts';
import type { FormFillerProps } from '../types.ts';

const score = (name: string, more: Partial<Question> = {}): Question =>
  question(name, 'calculated', {
    title: { en: 'Mood', fa: 'خلق' },
    formula: 'points + 0',
    floatcount: 0,
    min: 0,
    max: 27,
    bands: [
      { from: 0, text: { en: 'Low', fa: 'کم' } },
      {
        from: 10,
        text: { en: 'High', fa: 'زیاد' },
        severity: 'danger',
        advice: { en: 'See a doctor', fa: 'به پزشک مراجعه کنید' },
      },
    ],
    ...more,
  });
const definition: FormDefinition = { ...formOf([question('points', 'number'), score('mood')]), review: false };

async function sent(more: Partial<FormFillerProps> = {}, points = 14, language: Language = 'en'): Promise<TestFiller> {
  const filler = await mountFiller({ definition, language, answers: { points }, ...more });
  await click(filler.find('.porsa-foot [data-primary]'));
  await until(() => filler.all('.porsa-done').length === 1, 'the end');
  return filler;
}

const card = async (filler: TestFiller): Promise<HTMLElement> => {
  await until(() => filler.all('.porsa-outcome').length > 0, 'the card');
  return filler.find('.porsa-outcome');
};

const fromServer = (form: FormDefinition, role: string): Partial<FormFillerProps> => ({
  definition: undefined,
  category: 'x',
  client: {
    category: {
      getform: async () =>
        ({ success: true, data: { id: 'x', slug: 'x', version: 1, definition: form, role, settings: {} } }) as never,
    },
  },
  saving: memorySaving(
    () => ({ state: 'sent', data: { id: 'x', file: 'f', computed: {}, problems: [] } }) as SaveOutcome,
  ),
});

describe('the results of a form', () => {
  afterEach(unmountAll);

  it('stand on a card each: value, where it lies among the bands, and what to do next', async () => {
    const shown = await card(await sent());
    expect(shown.querySelector('output')!.textContent).to.equal('14 of 27High');
    const lines = [...shown.querySelectorAll('li')];
    expect(lines.map(({ textContent }) => textContent)).to.deep.equal(['Low 0–9', 'High 10–27']);
    expect(lines.map((line) => line.ariaCurrent)).to.deep.equal([null, 'true']);
    expect(shown.textContent).to.contain('What to do next').and.to.contain('See a doctor');
    const [line, mark] = [shown.querySelector('.porsa-scale-line')!, shown.querySelector('.porsa-scale-line i')!];
    const [all, at] = [line.getBoundingClientRect(), mark.getBoundingClientRect()];
    expect((at.left + at.width / 2 - all.left) / all.width).to.be.closeTo(14 / 27, 0.02);
  });

  it('are read from the right in Persian, with its own digits', async () => {
    const shown = await card(await sent({}, 14, 'fa'));
    expect([...shown.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      'کم ۰ تا ۹',
      'زیاد ۱۰ تا ۲۷',
    ]);
    const [line, mark] = [shown.querySelector('.porsa-scale-line')!, shown.querySelector('.porsa-scale-line i')!];
    const [all, at] = [line.getBoundingClientRect(), mark.getBoundingClientRect()];
    expect((all.right - at.left - at.width / 2) / all.width).to.be.closeTo(14 / 27, 0.02);
  });

  it('say nothing more where the band gives no advice', async () => {
    expect((await card(await sent({}, 3))).textContent).not.to.contain('What to do next');
  });

  it('stand as numbers beside each other where they have no bands', async () => {
    const plain = formOf([
      question('points', 'number'),
      score('a', { bands: undefined }),
      score('b', { bands: undefined, title: 'B' }),
    ]);
    const filler = await sent({ definition: { ...plain, review: false } });
    await until(() => filler.all('.porsa-results output').length === 2, 'the numbers');
    expect(filler.all('.porsa-outcome')).to.have.lengthOf(0);
    expect(filler.all('.porsa-results .porsa-questions')).to.have.lengthOf(1);
  });

  it('are kept from whoever fills the form where its author says so, and not from the staff', async () => {
    const kept: FormDefinition = { ...definition, results: 'none' };
    for (const props of [
      { definition: kept },
      { definition: kept, mode: 'preview' as const },
      fromServer(kept, 'public'),
    ]) {
      const filler = await sent(props);
      expect(filler.all('.porsa-results')).to.have.lengthOf(0);
    }
    await card(await sent(fromServer(kept, 'expert')));
  });

  it('come with a reference once the server has the entry', async () => {
    const saving = memorySaving(
      () => ({ state: 'sent', data: { id: 'x', file: 'f', computed: {}, problems: [] } }) as SaveOutcome,
    );
    const filler = await sent({ ...fromServer(definition, 'public'), saving });
    expect(filler.find('.porsa-reference').textContent).to.equal(`Reference: ${referenceOf(saving.entries[0]!.id)}`);
    expect((await sent()).all('.porsa-reference'), 'a page that takes answers has its own').to.have.lengthOf(0);
  });

  it('have no barrier in either theme and language', async () => {
    for (const theme of ['light', 'dark'] as const)
      for (const language of ['en', 'fa'] as const) {
        const filler = await sent({ theme }, 14, language);
        await card(filler);
        expect(await violationsIn(filler.host)).to.deep.equal([]);
      }
  });
});
