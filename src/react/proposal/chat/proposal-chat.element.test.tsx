import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { violationsIn } from '../../../../test/support/screens/accessible.ts';
import { clearPage, inside, ready, type } from '../../../../test/support/screens/elements.ts';
import { until } from '../../../../test/support/screens/wait.ts';
import { deviceStoreOf } from '../../../api/device/device-store.ts';
import { defineElement } from '../../../elements/host/define-element.ts';
import { proposalSpec, type PorsaProposalElement } from '../../../elements/proposal/spec.ts';

const titled = 'Effect of yoga versus usual care on anxiety in pregnant women';

interface Opening {
  readonly language?: 'en' | 'fa';
  readonly theme?: 'light' | 'dark';
  readonly project?: string;
  readonly values?: Readonly<Record<string, string>>;
}

async function open({ language = 'en', theme = 'light', project = crypto.randomUUID(), values }: Opening = {}) {
  const element = document.createElement('porsa-proposal') as PorsaProposalElement;
  Object.assign(element, { language, theme, project, mode: 'chat' });
  if (values) element.proposal = { template: 'standard', language, values };
  document.body.append(element);
  await ready(element);
  await until(() => inside(element, '.porsa-p-composer'), 'the chat is drawn');
  return element;
}

const box = (element: HTMLElement): HTMLTextAreaElement =>
  inside<HTMLTextAreaElement>(element, '.porsa-p-composer textarea')!;
const log = (element: HTMLElement): string => inside(element, '[role=log]')?.textContent ?? '';
const picks = (element: HTMLElement): readonly string[] =>
  [...(element.shadowRoot?.querySelectorAll('.porsa-p-pick') ?? [])].map((pick) => pick.textContent ?? '');

function press(element: HTMLElement, text: string): void {
  const buttons = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])];
  const button = buttons.find((each) => each.textContent === text || each.getAttribute('aria-label') === text);
  if (!button) throw new Error(`There is no button “${text}”`);
  button.click();
}

async function say(element: HTMLElement, text: string): Promise<void> {
  const before = log(element);
  type(box(element), text);
  await until(() => box(element).value === text, 'it is typed');
  inside<HTMLElement>(element, '.porsa-p-composer [type=submit]')!.click();
  await until(() => log(element) !== before, `“${text.slice(0, 40)}” is answered`);
}

/** To a chosen title, by picks alone. */
async function finish(element: HTMLElement): Promise<void> {
  while (!inside(element, '.porsa-p-next')) {
    const before = log(element);
    inside<HTMLElement>(element, '.porsa-p-pick')!.click();
    await until(() => log(element) !== before, 'the pick is answered');
  }
}

describe('The chat about a proposal', () => {
  before(() =>
    defineElement(proposalSpec, {
      api: 'http://127.0.0.1:9',
      load: async () => (await import('../../../elements/proposal/proposal-screen.tsx')).proposalScreen,
    }),
  );
  afterEach(clearPage);

  it('greets, marks the parts of a title, and asks for what is missing', async () => {
    const element = await open();
    expect(inside(element, 'h2')?.textContent).to.equal('Start');
    expect(log(element)).to.contain('What is your title?');
    await say(element, titled);
    const marks = [...element.shadowRoot!.querySelectorAll('mark')];
    expect(marks.map((mark) => `${mark.dataset['element']}: ${mark.firstChild?.textContent}`)).to.deep.equal([
      'I: yoga',
      'C: usual care',
      'O: anxiety',
      'P: pregnant women',
    ]);
    expect(log(element)).to.contain('How will the outcome be measured?');
    expect(picks(element)).to.include('State-Trait Anxiety Inventory (STAI)');
  });

  it('is led by the keyboard alone, from the title to the filled form', async () => {
    const element = await open();
    box(element).focus();
    await sendKeys({ type: titled });
    await sendKeys({ press: 'Enter' });
    await until(() => picks(element).length > 0 && box(element).value === '', 'suggestions are there');
    while (!inside(element, '.porsa-p-next')) {
      const before = log(element);
      inside<HTMLElement>(element, '.porsa-p-picks')!.focus();
      await sendKeys({ press: 'Tab' });
      expect(element.shadowRoot!.activeElement?.className).to.equal('porsa-p-pick');
      await sendKeys({ press: 'Enter' });
      await until(() => log(element) !== before, 'the pick is answered');
      const focused = element.shadowRoot!.activeElement;
      expect(focused?.matches('.porsa-p-picks, textarea'), 'the focus is at what comes next').to.equal(true);
    }
    inside<HTMLElement>(element, '.porsa-p-next button')!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => inside(element, 'dialog[open]'), 'what goes into the form is shown');
    inside<HTMLElement>(element, 'dialog [data-kind=primary]')!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => inside(element, '[data-question="title"]'), 'the form is shown');
    expect(element.proposal?.values['title']).to.contain('yoga versus usual care on anxiety in pregnant women');
    expect(element.proposal?.values['method']).to.contain('Population: pregnant women');
  });

  it('keeps what it does not take in the box, and says why', async () => {
    const element = await open();
    await say(element, 'word '.repeat(100_000));
    expect(log(element)).to.contain('This has 100000 words');
    expect(box(element).value).to.have.length(500_000);
    await say(element, 'x');
    expect(log(element)).to.contain('A single character is not enough');
    expect(box(element).value).to.equal('x');
  });

  it('begins a new line with Shift and Enter, and leaves Enter to an input method that composes', async () => {
    const element = await open();
    box(element).focus();
    await sendKeys({ type: 'a' });
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ up: 'Shift' });
    await sendKeys({ type: 'b' });
    expect(box(element).value).to.equal('a\nb');
    const before = log(element);
    const enter = { key: 'Enter', bubbles: true, composed: true, cancelable: true, isComposing: true };
    box(element).dispatchEvent(new KeyboardEvent('keydown', enter));
    expect(log(element)).to.equal(before);
    expect(box(element).value).to.equal('a\nb');
  });

  it('goes on where it was left, with what was not sent', async () => {
    const project = crypto.randomUUID();
    const first = await open({ project });
    await say(first, titled);
    const said = log(first);
    type(box(first), 'half an answer');
    const kept = async () => {
      const keys = await deviceStoreOf().keys('proposalchat|');
      const key = keys.find((each) => each.includes(project));
      return key === undefined ? undefined : ((await deviceStoreOf().get(key)) as { readonly draft?: string });
    };
    await until(async () => (await kept())?.draft === 'half an answer', 'it is kept');
    clearPage();
    const second = await open({ project });
    expect(log(second)).to.equal(said);
    expect(box(second).value).to.equal('half an answer');
  });

  it('takes back one step at a time', async () => {
    const element = await open();
    await say(element, titled);
    press(element, 'Undo the last answer');
    await until(() => !log(element).includes(titled), 'the title is taken back');
    expect(inside<HTMLButtonElement>(element, '[aria-label="Undo the last answer"]')?.disabled).to.equal(true);
    expect(element.shadowRoot!.activeElement, 'the focus is not lost with the button').to.equal(box(element));
  });

  it('replaces nothing that stands in the form unless it is ticked, and takes all of it back', async () => {
    const element = await open({ values: { title: 'My own title' } });
    await say(element, titled);
    await finish(element);
    press(element, 'Fill the form');
    await until(() => inside(element, 'dialog[open]'), 'what goes into the form is shown');
    const ticks = [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('.porsa-p-changes input')];
    expect(ticks.map(({ checked }) => checked)).to.deep.equal([false, true]);
    expect(inside(element, '.porsa-p-replaced')?.textContent).to.contain('My own title');
    inside<HTMLElement>(element, 'dialog [data-kind=primary]')!.click();
    await until(() => element.proposal?.values['method'], 'the method is filled in');
    expect(element.proposal?.values['title']).to.equal('My own title');
    press(element, 'Undo');
    await until(() => element.proposal?.values['method'] === undefined, 'it is taken back');
  });

  it('lets a part be changed from the summary', async () => {
    const element = await open();
    await say(element, titled);
    press(element, 'Change Population');
    await until(() => log(element).includes('Who is the study about?'), 'the population is asked for');
    await say(element, 'women in the third trimester');
    expect(inside(element, '.porsa-p-known [data-element=P]')?.textContent).to.contain('women in the third trimester');
  });

  for (const language of ['en', 'fa'] as const)
    for (const theme of ['light', 'dark'] as const)
      it(`is free of faults that axe finds, in ${language}, ${theme}`, async () => {
        const element = await open({ language, theme });
        expect(await violationsIn(element)).to.deep.equal([]);
        await say(element, language === 'fa' ? 'تأثیر یوگا بر اضطراب زنان باردار' : titled);
        expect(await violationsIn(element)).to.deep.equal([]);
        await finish(element);
        expect(await violationsIn(element)).to.deep.equal([]);
        press(element, language === 'fa' ? 'پر کردن فرم' : 'Fill the form');
        await until(() => inside(element, 'dialog[open]'), 'what goes into the form is shown');
        expect(await violationsIn(element)).to.deep.equal([]);
      });
});
