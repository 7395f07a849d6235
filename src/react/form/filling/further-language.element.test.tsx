import { expect } from '@open-wc/testing';
import { violationsIn } from '../../../../test/support/screens/accessible.ts';
import {
  click,
  formOf,
  mountFiller,
  question,
  type,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

const form = formOf([
  question('weight', 'number', { title: { fa: 'وزن', en: 'Weight' }, mandatory: true, max: 400 }),
  question('born', 'date', { title: { ar: 'تاريخ الميلاد', en: 'Born on' } }),
  question('well', 'checkbox', { title: { fa: 'خوبید؟', en: 'Are you well?' } }),
]);

const textOf = (filler: TestFiller): string => filler.root.innerText;
const sending = (filler: TestFiller): HTMLElement =>
  filler.all('button').find(({ textContent }) => textContent === 'إرسال')!;

describe('a form read in a language of which only texts were added', () => {
  afterEach(unmountAll);

  it('has its texts, its direction and its digits; what it has no words for is English', async () => {
    const filler = await mountFiller({ definition: form, language: 'ar' });
    await until(() => textOf(filler).includes('إرسال'), 'the Arabic texts');
    expect(textOf(filler)).to.include('Weight').and.include('تاريخ الميلاد').and.not.include('وزن');
    expect(getComputedStyle(filler.find('[data-name="weight"]')).direction).to.equal('rtl');
    const weight = filler.find<HTMLInputElement>('[data-name="weight"] input');
    await click(sending(filler));
    await until(() => textOf(filler).includes('أجب عن هذا السؤال.'), 'what is missing');
    await type(weight, '٤٠٠٫٥');
    weight.blur();
    await until(() => textOf(filler).includes('أدخل ٤٠٠ أو أقل.'), 'the limit in Arabic digits');
    await type(weight, '٧٢٫٥');
    weight.blur();
    await until(() => filler.form().form.get('weight') === 72.5, 'the number as it was typed');
    expect(await violationsIn(filler.host)).to.deep.equal([]);
  });

  it('has dates in the Gregorian calendar and in its digits', async () => {
    const filler = await mountFiller({ definition: form, language: 'ar', answers: { weight: 70, born: '1984-03-27' } });
    await until(() => textOf(filler).includes('إرسال'), 'the Arabic texts');
    const shown = (): string => filler.find<HTMLInputElement>('[data-name="born"] input').value;
    await until(() => shown() !== '', 'the date');
    expect(shown()).to.equal('١٩٨٤/٠٣/٢٧');
  });
});
