import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DesignSurroundings } from '../../../src/elements/designer/designer-providers.tsx';
import { commonSettings } from '../../../src/fields/registry/common-panel.ts';
import type { FormDefinition, Question } from '../../../src/engine/definition/types.ts';
import { Designer } from '../../../src/react/designer/designer.tsx';
import { allQuestions } from '../../../src/react/designer/definition/tree.ts';
import type {
  DesignerController,
  DesignerProps,
  PreviewProps,
} from '../../../src/react/designer/props/designer-props.ts';
import { QuestionLook } from '../../../src/react/form/look/question-look.tsx';
import { settled, until } from './wait.ts';

export const text = (name: string, more: Partial<Question> = {}): Question => ({
  id: `q-${name}`,
  name,
  type: 'text',
  title: { en: name, fa: `${name} فارسی` },
  ...more,
});

export const form: FormDefinition = {
  schema: 1,
  title: { en: 'Visit', fa: 'مراجعه' },
  language: 'en',
  conditions: [{ id: 'c', kind: 'visibility', target: 'q-second', when: 'ANSWERED(first)' }],
  pages: [
    {
      id: 'one',
      text: 'One',
      displayTitle: { en: 'One' },
      pageType: 'form',
      questions: [
        text('first'),
        text('second'),
        { id: 'q-box', name: 'box', type: 'container', title: { en: 'Box' }, questions: [text('inner')] },
        text('fourth'),
      ],
    },
    { id: 'two', text: 'Two', displayTitle: { en: 'Two' }, pageType: 'form', questions: [] },
  ],
};

export const previews: PreviewProps[] = [];

/** Stands in for the filler: shows what it was given. */
function Preview(props: PreviewProps) {
  useEffect(() => {
    previews.push(props);
  });
  return (
    <output data-preview-form="">
      {JSON.stringify({
        titles: allQuestions(props.definition).map(({ name }) => name),
        role: props.role,
        language: props.language,
      })}
    </output>
  );
}

export let root: Root;
export let host: HTMLElement;
export let shadow: ShadowRoot;
export let controller: DesignerController;
export let latest: FormDefinition;
export let reported: string[];

export async function open(
  props: Partial<DesignerProps> = {},
  language: 'en' | 'fa' = 'en',
  width = 1280,
): Promise<void> {
  host = document.createElement('div');
  Object.assign(host.style, { inlineSize: `${width}px`, blockSize: '700px' });
  document.body.append(host);
  shadow = host.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  place.style.blockSize = '100%';
  shadow.append(place);
  root = createRoot(place);
  latest = props.definition ?? form;
  const mine: string[] = [];
  reported = mine;
  await Promise.all([
    import('../../../src/react/designer/canvas/late/further-parts.ts'),
    import('../../../src/react/designer/dialogs/dialogs.tsx'),
    import('../../../src/react/designer/sections/sections.tsx'),
    import('../../../src/react/designer/preview/preview-pane.tsx'),
    import('../../../src/react/designer/editors/late/further-editors.ts'),
  ]);
  drawn = { props, language, mine };
  draw();
  await until(() => shadow.querySelector('.porsa-d-workbench, .porsa-kit-message'), 'the designer is drawn');
  await settled();
}

let drawn: { props: Partial<DesignerProps>; readonly language: 'en' | 'fa'; readonly mine: string[] };

/** As a host does that gives the designer other attributes. */
export function again(props: Partial<DesignerProps>): void {
  drawn = { ...drawn, props: { ...drawn.props, ...props } };
  draw();
}

function draw(): void {
  const { props, language, mine } = drawn;
  root.render(
    <DesignSurroundings language={language}>
      <Designer
        commonSettings={commonSettings}
        Preview={Preview}
        QuestionLook={QuestionLook}
        {...(props.client ? {} : { definition: form })}
        {...props}
        onReady={(given) => {
          controller = given;
        }}
        onChange={({ definition }) => {
          latest = definition;
        }}
        onSave={({ rev }) => {
          mine.push(`saved ${rev ?? ''}`);
        }}
        onPublish={({ version }) => {
          mine.push(`published ${version ?? ''}`);
        }}
        onError={({ code }) => {
          mine.push(`error ${code}`);
        }}
      />
    </DesignSurroundings>,
  );
}

/** Names of texts that stand where their words should. */
export function rawKeys(): readonly string[] {
  const shown = [...shadow.querySelectorAll('*')]
    .filter((element) => !element.matches('style, code, textarea'))
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
      ...['aria-label', 'title', 'placeholder', 'alt', 'label', 'help-text'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    ]);
  return [...new Set(shown.flatMap((text) => text.match(/\b[a-z]+:[a-z]\w*(?:\.\w+)*\b/g) ?? []))];
}

export const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const found = shadow.querySelector<E>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};
export const card = (id: string): HTMLElement => one(`[data-focus-question="${id}"]`);
export const focused = (): string | undefined => (shadow.activeElement as HTMLElement | null)?.dataset['focusQuestion'];
export const names = (page = 0): string[] =>
  allQuestions({ ...latest, pages: [latest.pages[page]!] }).map(({ name }) => name);
export const shownNames = (): (string | undefined)[] =>
  [...shadow.querySelectorAll('.porsa-d-card-about code')].map((code) => code.textContent ?? undefined);
export const announcement = (): string => one('[data-live]').textContent ?? '';
export const findButton = (label: string): HTMLElement | undefined =>
  [...shadow.querySelectorAll<HTMLElement>('button, sl-button, [role="tab"]')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === label,
  );
export const button = (label: string): HTMLElement => {
  const found = findButton(label);
  if (!found) throw new Error(`No button ${label}`);
  return found;
};

/** Opens a tab of the settings, once those of the question's type have loaded; its name may be followed by that something is wrong in it. */
export async function openTab(label: string): Promise<void> {
  const find = (): HTMLElement | undefined =>
    [...shadow.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent.startsWith(label));
  await until(find, `the tab ${label}`);
  await click(find()!);
}

export async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  const target = shadow.activeElement ?? one('.porsa-d-workbench');
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true, cancelable: true, ...more }),
  );
  await settled();
}

export async function write(field: HTMLElement, value: string): Promise<void> {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : field instanceof HTMLSelectElement
        ? HTMLSelectElement.prototype
        : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  await settled();
}

export async function click(element: HTMLElement): Promise<void> {
  element.click();
  await settled();
}

export const field = (label: string): HTMLElement => {
  const found = [...shadow.querySelectorAll<HTMLLabelElement>('label[for]')].find((each) => each.textContent === label);
  return one(`#${CSS.escape(found?.htmlFor ?? '')}`);
};

export function cleanUp(): void {
  root.unmount();
  host.remove();
  previews.length = 0;
}
