import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { fieldViews } from '../../../fields/registry/views.ts';
import type { FieldViewProps, FieldViews } from '../../ui/field/field-view.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import {
  click,
  formOf,
  mountFiller,
  question,
  serverWith,
  type,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';

const four = ['a', 'b', 'c', 'd'].map((name) => question(name, 'text'));
const answered = (filler: TestFiller) => filler.find('.porsa-answered').textContent;
const go = (filler: TestFiller) => click(filler.find('.porsa-foot [data-primary]'));
const live = (filler: TestFiller) => filler.find('.porsa-root > [role="status"]').textContent;

/** The field views, with the names of the questions that were drawn. */
function watchedViews(): { readonly views: FieldViews; readonly drawn: string[] } {
  const drawn: string[] = [];
  const { View } = fieldViews.text;
  const Watched = (props: FieldViewProps) => {
    drawn.push(props.question.name);
    return <View {...props} />;
  };
  return { views: { ...fieldViews, text: { ...fieldViews.text, View: Watched } }, drawn };
}

describe('the bar of a form', () => {
  afterEach(unmountAll);

  it('counts as answers come and go, and draws nothing else for it', async () => {
    const { views, drawn } = watchedViews();
    const filler = await mountFiller({ definition: formOf(four), language: 'en' }, views);
    expect(answered(filler)).to.equal('0 of 4 answered');
    drawn.length = 0;
    filler.form().form.set('a', 'x');
    await until(() => answered(filler) === '1 of 4 answered', 'one more');
    filler.form().form.set('a', '');
    await until(() => answered(filler) === '0 of 4 answered', 'one less');
    expect(drawn).to.deep.equal(['a', 'a']);
    expect(filler.find('.porsa-progress').ariaValueText).to.equal('0 of 4 answered');
  });

  it('writes its numbers in the reader’s digits', async () => {
    const filler = await mountFiller({ definition: formOf(four), language: 'fa', answers: { a: 'x', b: 'y' } });
    expect(answered(filler)).to.equal('پاسخ‌ها: ۲ از ۴');
  });

  it('counts what conditions show and rows bring, over all pages on the way', async () => {
    const list = question('list', 'container', { multimode: true, questions: [question('dose', 'number')] });
    const definition: FormDefinition = {
      ...formOf([question('more', 'checkbox'), question('then', 'text'), list], [question('last', 'text')]),
      conditions: [{ id: 'c', kind: 'visibility', target: 'then', when: 'more' }],
    };
    const filler = await mountFiller({ definition, language: 'en' });
    expect(answered(filler)).to.equal('0 of 2 answered');
    filler.form().form.set('more', true);
    await until(() => answered(filler) === '1 of 3 answered', 'what it shows is counted');
    filler.form().form.addRow('list');
    await until(() => answered(filler) === '1 of 4 answered', 'what the row asks is counted');
    await go(filler);
    expect(answered(filler)).to.equal('1 of 4 answered');
    await type(filler.control('last'), 'x');
    await until(() => answered(filler) === '2 of 4 answered', 'both pages are counted');
  });

  it('is announced halfway and at the end, not at each key', async () => {
    const filler = await mountFiller({ definition: formOf(four), language: 'en' });
    await type(filler.control('a'), 'x');
    await until(() => answered(filler) === '1 of 4 answered', 'one');
    expect(live(filler)).to.equal('');
    await type(filler.control('b'), 'x');
    await until(() => live(filler) === '2 of 4 answered', 'halfway');
    await type(filler.control('b'), 'xy');
    await type(filler.control('c'), 'x');
    await until(() => answered(filler) === '3 of 4 answered', 'three');
    expect(live(filler)).to.equal('2 of 4 answered');
    await type(filler.control('d'), 'x');
    await until(() => live(filler) === '4 of 4 answered', 'the end');
  });

  it('says nothing at first of answers that are there, nor counts what everybody sees', async () => {
    const filler = await mountFiller({
      definition: formOf(four),
      language: 'en',
      answers: { a: '1', b: '2', c: '3', d: '4' },
    });
    await settled();
    expect(live(filler)).to.equal('');
    const short = await mountFiller({ definition: formOf(four.slice(1)), language: 'en' });
    expect(short.all('.porsa-answered')).to.have.lengthOf(0);
    const read = await mountFiller({ definition: formOf(four), language: 'en', mode: 'view' });
    expect(read.all('.porsa-answered')).to.have.lengthOf(0);
  });

  const ofClinic = async (clinic: string): Promise<TestFiller> => {
    const { client, category } = serverWith(formOf(four));
    const named = {
      ...client,
      category: {
        getform: async (body: never) => {
          const reply = await client!.category.getform(body);
          return reply.success ? { ...reply, data: { ...reply.data, branding: { title: '', clinic } } } : reply;
        },
      },
    };
    return mountFiller({ category, client: named as typeof client, language: 'en' });
  };

  it('has the name of the clinic whose form it is', async () => {
    const filler = await ofClinic('Mehr');
    expect(filler.find('.porsa-clinic').textContent).to.equal('Mehr');
  });

  it('cuts no word of the clinic’s name at 400 percent', async () => {
    await setViewport({ width: 320, height: 256 });
    const filler = await ofClinic('Mehr Clinic of Internal Medicine');
    const name = filler.find('.porsa-clinic');
    expect(name.scrollWidth).to.be.at.most(name.clientWidth);
    expect(filler.find('.porsa-bar').scrollWidth).to.be.at.most(320);
    await setViewport({ width: 800, height: 600 });
  });

  describe('with a logo', () => {
    const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"/>')}`;
    const withLogo = (url: string) => {
      const { client, category } = serverWith(formOf(four), {
        logo: { picture: 'a.webp', width: 400, height: 100, ground: 'light' },
      });
      const branded = {
        category: {
          getform: async (body: never) => {
            const reply = await client!.category.getform(body);
            const branding = { title: '', clinic: 'Mehr', logo: url };
            return reply.success ? { ...reply, data: { ...reply.data, branding } } : reply;
          },
        },
      };
      return mountFiller({ category, client: branded as typeof client, language: 'en' });
    };
    const logo = (filler: TestFiller) => filler.find('.porsa-logo');

    it('shows it before the name, in room that is held for it', async () => {
      const filler = await withLogo(drawing);
      expect(logo(filler).nextElementSibling?.textContent).to.equal('Mehr');
      const { width, height } = logo(filler).querySelector('img')!.getBoundingClientRect();
      expect(Math.round((10 * width) / height)).to.equal(40);
      expect(filler.find('.porsa-bar').getBoundingClientRect().height).to.be.at.most(50);
    });

    it('gives way on the narrowest screen', async () => {
      await setViewport({ width: 320, height: 600 });
      const filler = await withLogo(drawing);
      const { right } = filler.find('.porsa-tools').getBoundingClientRect();
      expect(right).to.be.at.most(filler.find('.porsa-bar').getBoundingClientRect().right + 1);
      expect(logo(filler).getBoundingClientRect().width).to.be.greaterThan(30);
      await setViewport({ width: 800, height: 600 });
    });

    it('does without it where it cannot be loaded', async () => {
      const filler = await withLogo('data:image/png;base64,AAAA');
      await until(() => getComputedStyle(logo(filler)).display === 'none', 'no logo');
      expect(filler.find('.porsa-clinic').getBoundingClientRect().width).to.be.greaterThan(20);
    });
  });

  it('stays in sight, and never over what has the focus', async () => {
    const many = Array.from({ length: 30 }, (_, index) => question(`q${index}`, 'text'));
    const filler = await mountFiller({ definition: formOf(many), language: 'en' });
    const bar = filler.find('.porsa-bar');
    filler.control('q29').focus();
    await settled();
    expect(bar.getBoundingClientRect().top).to.be.within(-1, 1);
    for (let index = 28; index >= 0; index -= 1) {
      const control = filler.control(`q${index}`);
      control.focus();
      await settled();
      expect(control.getBoundingClientRect().top, `q${index}`).to.be.at.least(bar.getBoundingClientRect().bottom);
    }
  });
});
