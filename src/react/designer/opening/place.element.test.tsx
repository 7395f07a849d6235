import { expect } from '@open-wc/testing';
import { again, button, cleanUp, click, form, open, shadow } from '../../../../test/support/screens/open-designer.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import type { DesignerPlace } from '../props/designer-props.ts';

const marked = (selector: string): Element | null => shadow.querySelector(selector);

describe('the place that the designer opens at', () => {
  afterEach(cleanUp);

  it('is the page and the question that are named', async () => {
    await open({ section: 'question', page: 'one', question: 'q-inner' });
    expect(marked('[data-focus-question="q-inner"]')?.getAttribute('aria-current')).to.equal('true');
    cleanUp();
    await open({ section: 'question', page: 'two' });
    expect(marked('[data-focus-question]')).to.equal(null);
  });

  it('is the condition of the question that is named, or the first of a kind', async () => {
    await open({ section: 'condition', question: 'q-second' });
    await until(() => marked('[data-condition="c"]') === shadow.activeElement, 'the condition has the focus');
    cleanUp();
    await open({ section: 'condition', condition: 'visibility' });
    await until(() => marked('[data-condition="c"]') === shadow.activeElement, 'the first of its kind has the focus');
  });

  it('is all conditions where neither a question nor a kind is named', async () => {
    await open({ section: 'condition', page: 'one' });
    await until(() => marked('[data-condition="c"]'), 'the conditions');
    await settled();
    expect(marked('[data-condition="c"]') === shadow.activeElement, 'nothing is jumped to').to.equal(false);
  });

  it('stays where a person went, though the host names the first condition there', async () => {
    await open({
      onSelect: ({ section }) => section === 'condition' && again({ section, condition: 'visibility' }),
    });
    await click(button('Conditions'));
    await until(() => marked('[data-condition="c"]'), 'the conditions');
    await settled();
    expect(marked('[data-condition="c"]') === shadow.activeElement, 'nothing is jumped to').to.equal(false);
  });

  it('is among the settings of a question that has no condition yet', async () => {
    await open({ section: 'condition', question: 'q-first' });
    await until(() => marked('.porsa-d-settings'), 'the settings are shown');
    expect(marked('[data-condition]')).to.equal(null);
  });

  it('is the first page that the role fills, tried as that role, where none is named', async () => {
    const pages = form.pages.map((page) => (page.id === 'two' ? { ...page, roles: ['expert'] as const } : page));
    const [one, two] = pages as [(typeof pages)[0], (typeof pages)[0]];
    const definition = { ...form, conditions: [], pages: [{ ...one, roles: ['secretary'] as const }, two] };
    await open({ definition, previewas: 'expert' });
    expect(marked('[data-focus-question]')).to.equal(null);
  });

  it('is reported once a person goes elsewhere, and not before', async () => {
    const places: DesignerPlace[] = [];
    await open({ onSelect: (place) => places.push(place) });
    expect(places).to.deep.equal([]);
    shadow.querySelector<HTMLElement>('[data-focus-question="q-first"]')?.click();
    await settled();
    expect(places).to.deep.equal([{ section: 'question', page: 'one', pageType: 'form', question: 'q-first' }]);
  });
});
