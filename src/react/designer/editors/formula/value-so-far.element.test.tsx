import { useEffect } from 'react';
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/support/screens/accessible.ts';
import {
  button,
  card,
  cleanUp,
  click,
  form,
  one,
  open,
  rawKeys,
  shadow,
  text,
  write,
} from '../../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../../test/support/screens/wait.ts';
import type { FormDefinition } from '../../../../engine/definition/types.ts';
import { createForm } from '../../../../fields/form/create-form.ts';
import type { PreviewProps } from '../../props/designer-props.ts';

const definition: FormDefinition = {
  ...form,
  conditions: [],
  pages: [
    {
      ...form.pages[0]!,
      questions: [
        text('weight', { type: 'number', min: 40, max: 40 }),
        text('height', { type: 'number' }),
        text('sum', { type: 'calculated', formula: '1' }),
      ],
    },
  ],
};

let answer: (name: string, value: number) => void;

/** Stands in for the filler: opens the form, in which the test answers. */
function Filling({ definition: asked, answers, onReady }: PreviewProps) {
  useEffect(() => {
    const live = createForm(asked, { answers });
    answer = (name, value) => live.set(name, value);
    onReady?.({ form: live, page: () => undefined });
  }, [asked, answers, onReady]);
  return null;
}

const area = (): HTMLTextAreaElement => one('[data-setting="formula"] textarea');
const said = (): string => shadow.querySelector<HTMLElement>('.porsa-d-value-now')?.innerText ?? '';

describe('The value of a formula', () => {
  afterEach(cleanUp);

  it('is shown while it is written, with sample answers first and then those of the preview, and says what is unknown', async () => {
    await open({ definition, Preview: Filling });
    await click(card('q-sum'));
    await until(() => shadow.querySelector('[data-setting="formula"] textarea'), 'the formula');
    expect(said(), 'nobody writes yet').to.equal('');
    area().focus();
    await write(area(), 'weight * 2');
    await until(() => /With sample answers:\s*80/.test(said()), 'the value for a sample');
    await click(button('Preview'));
    answer('weight', 3);
    await until(() => /With the preview’s answers:\s*6/.test(said()), 'the value for what is answered');
    answer('weight', 4);
    await until(() => /8/.test(said()), 'the value for what is answered now');
    await write(area(), 'weight + height');
    await until(() => /Not answered yet:\s*height/.test(said()), 'what is unknown');
    await write(area(), 'weight +');
    expect(said()).to.equal('');
    expect(rawKeys()).to.deep.equal([]);
  });

  it('is said in Persian', async () => {
    await open({ definition, Preview: Filling }, 'fa');
    await click(card('q-sum'));
    await until(() => shadow.querySelector('[data-setting="formula"] textarea'), 'the formula');
    area().focus();
    await write(area(), 'weight * 2');
    await until(() => said().includes('۸۰'), 'the value');
    await expectAccessible(one('.porsa-d-settings'), []);
  });
});
