import { expect } from '@open-wc/testing';
import {
  button,
  cleanUp,
  click,
  field,
  findButton,
  form,
  latest,
  one,
  open,
  press,
  shadow,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

describe('The endings of a form', () => {
  for (const language of ['en', 'fa'] as const) {
    it(`are written, linked, put on a condition, ordered, removed and restored: ${language}`, async () => {
      const words =
        language === 'en'
          ? {
              view: 'Conditions',
              add: 'Add ending',
              title: 'Title',
              link: 'Add link',
              text: 'Link text',
              href: 'Web address or phone number',
              when: 'Show when',
              redirect: 'Redirect to a page',
              up: 'Move ending 2 up',
              remove: 'Delete ending 1',
              undo: 'Undo',
            }
          : {
              view: 'شرط‌ها',
              add: 'افزودن پایان',
              title: 'عنوان',
              link: 'افزودن لینک',
              text: 'متن لینک',
              href: 'نشانی وب یا شمارهٔ تلفن',
              when: 'شرط نمایش',
              redirect: 'انتقال به صفحهٔ دیگر',
              up: 'بردن پایان ۲ به بالا',
              remove: 'حذف پایان ۱',
              undo: 'واگرد',
            };
      await open({}, language);
      await click(button(words.view));
      await click(button(words.add));
      await write(field(words.title), 'Help');
      await click(button(words.link));
      await write(field(words.text), 'Call');
      await write(field(words.href), 'tel:115');
      await write(field(words.redirect), '/thanks');
      expect(latest.endings?.[0]?.redirect).to.equal('/thanks');
      for (const text of ['Help', 'Call', 'tel:115']) expect(JSON.stringify(latest.endings)).to.contain(text);
      const when = field(words.when) as HTMLTextAreaElement;
      await write(when, 'frst = 1');
      expect(one('.porsa-d-ending .porsa-d-excerpt mark').textContent).to.equal('frst');
      await write(when, 'ANSWERED(first)');
      expect(latest.endings?.[0]?.when).to.equal('ANSWERED(first)');
      await click(button(words.add));
      await click(button(words.up));
      expect(latest.endings?.[1]?.redirect).to.equal('/thanks');
      await click(button(words.remove));
      expect(latest.endings).to.have.length(1);
      await press('z', { ctrlKey: true });
      expect(latest.endings).to.have.length(2);
      expect(shadow.querySelector('.porsa-d-note[data-broken]')).to.equal(null);
    });
  }

  it('keep the focus beside what is deleted, and not on Undo', async () => {
    await open({ definition: { ...form, endings: ['a', 'b', 'c'].map((id) => ({ id, title: { en: id } })) } });
    await click(button('Conditions'));
    await until(() => findButton('Delete ending 2'), 'the endings');
    const press = async (label: string): Promise<void> => {
      button(label).focus();
      await click(button(label));
    };
    await press('Delete ending 2');
    await until(() => shadow.activeElement === button('Move ending 2 up'), 'the next ending has the focus');
    expect(latest.endings?.map(({ id }) => id)).to.deep.equal(['a', 'c']);
    await press('Delete ending 2');
    await until(() => shadow.activeElement === button('Add ending'), 'the way to a new one has the focus');
  });
});
