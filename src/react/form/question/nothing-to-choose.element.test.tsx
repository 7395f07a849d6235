import { expect } from '@open-wc/testing';
import type { Question } from '../../../engine/definition/types.ts';
import { formOf, mountFiller, question, type, unmountAll } from '../../../../test/support/screens/mount-filler.tsx';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import { settled, until } from '../../../../test/support/screens/wait.ts';

const options = [
  { value: 'x', text: 'Ex', visibleWhen: 'a = "yes"' },
  { value: 'y', text: 'Why', visibleWhen: 'a = "yes"' },
];
const matrix: Partial<Question> = { rows: [{ name: 'r', text: 'Row' }] };
const asked = [
  question('a', 'text'),
  ...(['select', 'flatview', 'cascadeview', 'matrix'] as const).map((kind) =>
    question(kind, kind, { options, mandatory: true, helptext: 'One of them', ...(kind === 'matrix' && matrix) }),
  ),
  question('several', 'flatview', { options, multimode: true }),
  question('searched', 'select', { options, multimode: true }),
  question('own', 'flatview', { options, allowother: true }),
];
const empty = ['select', 'flatview', 'cascadeview', 'matrix', 'several', 'searched'];

describe('a question that has nothing to choose from yet', () => {
  afterEach(unmountAll);

  it('says so in the place of its controls, and is not marked as required', async () => {
    const filler = await mountFiller({ definition: formOf(asked), language: 'en' });
    await until(() => filler.all('.porsa-nothing').length === empty.length, 'the lines');
    for (const name of empty) {
      const box = filler.find(`[data-name="${name}"]`);
      const line = box.querySelector('.porsa-nothing')!;
      expect(line.textContent, name).to.contain('Nothing to choose from yet');
      expect(box.querySelector('input, select, textarea, button'), name).to.equal(null);
      expect(box.querySelector('fieldset')!.getAttribute('aria-describedby')!.split(' '), name).to.include(line.id);
      expect(box.querySelector('.porsa-required'), name).to.equal(null);
    }
    await expectAccessible(filler.host);
  });

  it('takes an answer in own words where it may be given', async () => {
    const filler = await mountFiller({ definition: formOf(asked), language: 'en' });
    await until(() => filler.all('[data-name="own"] input').length > 0, 'the line for own words');
    expect(filler.find('[data-name="own"]').querySelector('.porsa-nothing')).to.equal(null);
  });

  it('shows its controls once there is, and the line again once there is not', async () => {
    const filler = await mountFiller({ definition: formOf(asked), language: 'fa' });
    await until(() => filler.all('.porsa-nothing').length === empty.length, 'the lines');
    await type(filler.control('a'), 'yes');
    await until(() => filler.all('.porsa-nothing').length === 0, 'the options');
    for (const name of empty)
      expect(filler.find(`[data-name="${name}"]`).querySelector('input, select')).not.to.equal(null);
    await type(filler.control('a'), 'no');
    await until(() => filler.all('.porsa-nothing').length === empty.length, 'the lines again');
    await settled();
    expect(filler.find('.porsa-nothing').textContent).to.contain('گزینه‌ها به پاسخ‌های دیگر شما بستگی دارد');
  });
});
