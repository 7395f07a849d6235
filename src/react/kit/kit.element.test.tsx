import { expect } from '@open-wc/testing';
import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js';
import '@shoelace-style/shoelace/dist/components/menu/menu.js';
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js';
import { until } from '../../../test/support/screens/wait.ts';
import { addTexts } from '../../store/texts.ts';
import { LanguageProvider } from '../ui/language/language.tsx';
import tokens from '../ui/style/tokens.css?inline';
import { ColorField } from './color-field/color-field.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { Field, TextField } from './field/field.tsx';
import { IconButton } from './icon/icon-button.tsx';
import * as icons from './icon/icons.ts';
import { MoreMenu } from './menu/more-menu.tsx';
import { ErrorBoundary } from './states/error-boundary.tsx';
import { kitStyles } from './styles.ts';
import { commonTexts } from './texts/common-texts.ts';

addTexts('common', commonTexts);

let host: HTMLElement;
let root: Root;

async function show(part: ReactNode, ready: string): Promise<void> {
  host = document.createElement('div');
  host.className = 'porsa-root';
  document.body.append(host);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens + kitStyles);
  document.adoptedStyleSheets = [sheet];
  root = createRoot(host);
  root.render(<LanguageProvider language="en">{part}</LanguageProvider>);
  await until(() => host.querySelector(ready), `${ready} is drawn`);
}

const one = <E extends HTMLElement>(selector: string): E => {
  const found = host.querySelector<E>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};

function clickInside(selector: string): void {
  one(selector).click();
}

afterEach(() => {
  root.unmount();
  host.remove();
  document.adoptedStyleSheets = [];
});

describe('A dialog of the kit', () => {
  function Opener({ mustAnswer = false }: { readonly mustAnswer?: boolean }) {
    const [open, setOpen] = useState(false);
    const close = (): void => setOpen(false);
    return (
      <>
        <button id="opener" onClick={() => setOpen(true)} />
        {open && (
          <Dialog
            title="Rename"
            onClose={mustAnswer ? undefined : close}
            actions={<button id="answer" onClick={close} />}
          >
            <input id="first" />
          </Dialog>
        )}
      </>
    );
  }

  it('begins at its first control and gives the focus back', async () => {
    await show(<Opener />, '#opener');
    one('#opener').focus();
    clickInside('#opener');
    await until(() => document.activeElement?.id === 'first', 'the first control has the focus');
    clickInside('[aria-label="Close"]');
    await until(() => document.activeElement?.id === 'opener', 'the opener has the focus again');
  });

  it('begins at the selected one of several tabs, as the Tab key would', async () => {
    await show(
      <Dialog title="Share">
        <button id="link" role="tab" tabIndex={-1} />
        <button id="website" role="tab" tabIndex={0} />
      </Dialog>,
      'dialog[open]',
    );
    await until(() => document.activeElement?.id === 'website', 'the selected tab has the focus');
  });

  it('cannot be left without an answer where it has no way to close', async () => {
    await show(<Opener mustAnswer />, '#opener');
    clickInside('#opener');
    await until(() => host.querySelector('dialog[open]'), 'it is open');
    one('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(host.querySelector('[aria-label="Close"]')).to.equal(null);
    expect(one<HTMLDialogElement>('dialog').open).to.equal(true);
  });
});

describe('A field of the kit', () => {
  it('names its control, and describes it by help and problems', async () => {
    await show(
      <TextField label="Name" help="As on the card" problem="Enter a name." value="" onChange={() => undefined} />,
      'input',
    );
    const input = one<HTMLInputElement>('input');
    const descriptions = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => one(`#${CSS.escape(id)}`).textContent);
    expect(input.labels?.[0]?.textContent).to.equal('Name');
    expect(descriptions).to.deep.equal(['As on the card', 'Enter a name.']);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
  });

  it('names a group by its label', async () => {
    await show(
      <Field label="Days" group>
        {() => <input type="checkbox" />}
      </Field>,
      '[role=group]',
    );
    const label = one(`#${CSS.escape(one('[role=group]').getAttribute('aria-labelledby') ?? '')}`);
    expect([label.textContent, label.tagName]).to.deep.equal(['Days', 'SPAN']);
  });

  it('of a colour refuses what is no hex colour, in words', async () => {
    await show(<ColorField label="Colour" unset="None" value="#zz" onChange={() => undefined} />, '[type=color]');
    expect(one('.porsa-kit-problem').textContent).to.equal(commonTexts.en.color.wrong);
  });
});

describe('Buttons of the kit', () => {
  it('that show an icon alone have one size, and are named', async () => {
    await show(
      <>
        <IconButton icon={icons.close} label="Close" />
        <MoreMenu actions={[{ text: 'Edit', act: () => undefined }]} />
      </>,
      'sl-dropdown button',
    );
    const buttons = [...host.querySelectorAll<HTMLElement>('.porsa-kit-icon-button')];
    expect(buttons.map((button) => [button.offsetWidth, button.offsetHeight])).to.deep.equal([
      [40, 40],
      [40, 40],
    ]);
    expect(buttons.map((button) => button.getAttribute('aria-label'))).to.deep.equal(['Close', 'More actions']);
  });

  it('of a menu do what is chosen, by its place', async () => {
    const done: string[] = [];
    const actions = ['Edit', 'Move'].map((text) => ({ text, act: () => done.push(text) }));
    await show(<MoreMenu actions={actions} />, 'sl-menu-item:nth-child(2)');
    clickInside('sl-dropdown button');
    clickInside('sl-menu-item:nth-child(2)');
    await until(() => done.length > 0, 'something is done');
    expect(done).to.deep.equal(['Move']);
  });
});

describe('A part that cannot be drawn', () => {
  let fails = true;
  function Part() {
    if (fails) throw new Error('It cannot be drawn');
    return <output />;
  }

  it('gives way to its fallback, and is tried again on request', async () => {
    fails = true;
    await show(
      <ErrorBoundary fallback={(retry) => <button id="retry" onClick={retry} />}>
        <Part />
      </ErrorBoundary>,
      '#retry',
    );
    fails = false;
    clickInside('#retry');
    await until(() => host.querySelector('output'), 'it is drawn');
  });
});
