import { expect } from '@open-wc/testing';
import { violationsIn } from '../../../../test/support/screens/accessible.ts';
import {
  announcement,
  button,
  cleanUp,
  click,
  field,
  form,
  latest,
  one,
  open,
  press,
  rawKeys,
  shadow,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../test/support/screens/wait.ts';
import { drawPreview } from '../../../report/preview/draw-preview.ts';

afterEach(cleanUp);

const kinds = (): (string | undefined)[] | undefined => latest.report?.blocks?.map(({ kind }) => kind);
const faces = (): HTMLElement[] => [...shadow.querySelectorAll<HTMLElement>('[data-block]')];
const focused = (): number => faces().indexOf(shadow.activeElement as HTMLElement);

describe('The report designer', () => {
  it('begins with what was printed before, and writes it down with the first change', async () => {
    await open({ section: 'report', definition: { ...form, report: { showScores: false } } });
    expect(faces().map((face) => face.querySelector('strong')?.textContent)).to.deep.equal([
      'Letterhead',
      'Patient',
      'Answers',
      'Table of responses',
    ]);
    await click(button('Signature'));
    expect(kinds()).to.deep.equal(['letterhead', 'patient', 'answers', 'table', 'signature']);
    expect(latest.report).not.to.have.property('showScores');
  });

  it('moves blocks by keyboard as questions are moved, and says where they are', async () => {
    await open({ section: 'report' });
    faces()[0]!.focus();
    await press('ArrowDown');
    await until(() => focused() === 1, 'the arrow goes on');
    await press(' ');
    expect(announcement()).to.equal('Picked up. Patient: position 2 of 5');
    await press('ArrowDown');
    expect(announcement()).to.equal('Patient: position 3 of 5');
    await until(() => focused() === 2, 'the focus goes along');
    await press('Escape');
    expect(announcement()).to.equal('Canceled. Patient is back in its place');
    expect(kinds()?.[1]).to.equal('patient');
    await until(() => focused() === 1, 'the focus is back');
    await press('ArrowUp', { altKey: true });
    expect(kinds()?.slice(0, 2)).to.deep.equal(['patient', 'letterhead']);
    await until(() => focused() === 0, 'the focus is on the block');
    await press('Delete');
    expect(kinds()).to.deep.equal(['letterhead', 'scores', 'answers', 'table']);
    await click(button('Undo'));
    expect(kinds()?.[0]).to.equal('patient');
  });

  it('keeps the focus where a block is moved or removed by its buttons', async () => {
    await open({ section: 'report' });
    const move = button('Move Patient down');
    move.focus();
    await click(move);
    expect(kinds()?.[2]).to.equal('patient');
    await until(() => shadow.activeElement === move, 'the button has the focus still');
    await click(move);
    await click(move);
    expect(kinds()?.at(-1)).to.equal('patient');
    await until(() => shadow.activeElement === button('Move Patient up'), 'it goes no further: only back');
    button('Remove Letterhead').focus();
    await click(button('Remove Letterhead'));
    await until(() => focused() === 0, 'the block that follows has the focus');
  });

  for (const language of ['en', 'fa'] as const) {
    it(`picks the answers of a text, and puts it on a condition: ${language}`, async () => {
      const words =
        language === 'en'
          ? { add: 'Text', text: 'Text', insert: 'Insert a field', when: 'Print when' }
          : { add: 'متن', text: 'متن', insert: 'درج فیلد', when: 'شرط چاپ' };
      await open({ section: 'report' }, language);
      await click(button(words.add));
      await until(() => shadow.querySelector('.porsa-d-merge'), 'its settings open');
      await write(one('.porsa-d-merge textarea'), 'Dear ');
      one<HTMLTextAreaElement>('.porsa-d-merge textarea').setSelectionRange(5, 5);
      await write(one(`select[aria-label="${words.insert}"]`), 'first');
      expect(JSON.stringify(latest.report?.blocks?.at(-1))).to.contain('Dear {first}');
      expect(one('.porsa-d-merged').textContent).to.contain(language === 'en' ? 'first' : 'first فارسی');
      one<HTMLDetailsElement>('.porsa-d-block-when').open = true;
      await write(field(words.when), 'frst = 1');
      expect(one('.porsa-d-excerpt mark').textContent).to.equal('frst');
      expect(rawKeys()).to.deep.equal([]);
      expect(await violationsIn(one('.porsa-d-report'))).to.deep.equal([]);
    });
  }

  it('shows what will be printed as it changes, on either paper and in either language', async () => {
    await open({ section: 'report', previewReport: () => Promise.resolve(drawPreview) });
    const page = (): Document => one<HTMLIFrameElement>('iframe').contentDocument!;
    await until(() => page().body.textContent?.includes('Sara Ahmadi'), 'the sample is drawn');
    await write(one('.porsa-d-preview-bar select[aria-label="Preview language"]'), 'fa');
    await until(() => page().body.textContent?.includes('سارا احمدی') && page().dir === 'rtl', 'it is Persian');
    await write(one('.porsa-d-preview-bar select[aria-label="Paper"]'), 'A5');
    await until(() => page().querySelector('[data-paper="A5"]'), 'it is on A5');
    expect(latest.report?.paper, 'the form’s own paper stays').to.equal(undefined);
    await click(button('Page break'));
    await until(() => one('.porsa-d-report-preview [role="status"]').textContent === '2 pages', 'two sheets');
  });
});
