import { createRoot, type Root } from 'react-dom/client';
import { createForm } from '../../../src/fields/form/create-form.ts';
import { fieldViews } from '../../../src/fields/registry/views.ts';
import type { FormDefinition, Page, Question } from '../../../src/engine/definition/types.ts';
import { FieldViewsProvider, type FieldViews } from '../../../src/react/ui/field/field-view.ts';
import { FormEngineProvider } from '../../../src/react/ui/engine/form-engine.ts';
import { FormFiller } from '../../../src/react/form/form-filler.tsx';
import type { Draft, EntryBody, OutboxItem, Saving, SaveOutcome } from '../../../src/react/form/saving/saving.ts';
import type { FormController, FormFillerProps } from '../../../src/react/form/types.ts';
import { settled, until } from './wait.ts';

const engine = { createForm, checkDefinition: () => [] };
const open: { root: Root; host: HTMLElement }[] = [];

export interface TestFiller {
  readonly host: HTMLElement;
  readonly root: HTMLElement;
  readonly form: () => FormController;
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
  all(selector: string): readonly HTMLElement[];
  /** The control of a question. */
  control<T extends HTMLElement = HTMLInputElement>(name: string): T;
  draw(props: FormFillerProps): void;
}

/** A filler in a shadow root, as the element has it. */
export async function mountFiller(props: FormFillerProps, views: FieldViews = fieldViews): Promise<TestFiller> {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  open.push({ root, host });
  let controller: FormController | undefined;
  const draw = (now: FormFillerProps) =>
    root.render(
      <FormEngineProvider value={engine}>
        <FieldViewsProvider value={views}>
          <FormFiller
            {...now}
            onReady={(ready) => {
              controller = ready;
              now.onReady?.(ready);
            }}
          />
        </FieldViewsProvider>
      </FormEngineProvider>,
    );
  draw(props);
  await until(() => shadow.querySelector('.porsa-filling, .porsa-notice') !== null);
  await settled();
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = shadow.querySelector<T>(selector);
    if (!found) throw new Error(`Nothing matches ${selector}`);
    return found;
  };
  return {
    host,
    find,
    draw,
    get root() {
      return find('.porsa-root');
    },
    form: () => controller!,
    all: (selector) => [...shadow.querySelectorAll<HTMLElement>(selector)],
    control: (name) => find(`[data-name="${name}"] :is(input, select, textarea, output, button, a)`),
  };
}

export function unmountAll(): void {
  for (const { root, host } of open.splice(0)) {
    root.unmount();
    host.remove();
  }
}

/** Types as a person does: the control has the focus, and hears of it. */
export async function type(control: HTMLElement, text: string): Promise<void> {
  control.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, text);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true, composed: true }),
  );
  await settled();
}

export async function press(control: HTMLElement, key: string, more: KeyboardEventInit = {}): Promise<void> {
  control.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }),
  );
  await settled();
}

export async function click(control: HTMLElement): Promise<void> {
  control.focus();
  control.click();
  await settled();
}

export const question = (name: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type,
  title: name,
  ...more,
});

export function formOf(...pages: (readonly Question[])[]): FormDefinition {
  const made = pages.map((questions, index): Page => ({
    id: `page${index + 1}`,
    text: `Page ${index + 1}`,
    displayTitle: `Page ${index + 1}`,
    pageType: 'form',
    questions,
  }));
  return { schema: 1, title: 'A form', language: 'en', conditions: [], pages: made };
}

/** Outbox and drafts that live in the test. */
export function memorySaving(
  outcome: () => SaveOutcome | Promise<SaveOutcome>,
  kept = new Map<string, Draft>(),
): Saving & { readonly entries: EntryBody[]; readonly kept: Map<string, Draft> } {
  const entries: EntryBody[] = [];
  const waiting: OutboxItem[] = [];
  return {
    entries,
    kept,
    saveEntry: async (entry) => {
      entries.push(entry);
      const saved = await outcome();
      if (saved.state === 'waiting')
        waiting.push({ entry, by: '', state: 'waiting', attempts: 1, nextAt: 0, code: 5002 });
      return saved;
    },
    list: async () => waiting,
    subscribe: () => () => undefined,
    drafts: {
      load: async (key) => kept.get(key.category),
      keep: async (key, draft) => {
        kept.set(key.category, draft as Draft);
      },
      clear: async (key) => {
        kept.delete(key.category);
      },
      notSavedHere: () => false,
    },
  };
}

/** A server that knows one form. */
export function serverWith(definition: FormDefinition, settings = {}): Pick<FormFillerProps, 'client' | 'category'> {
  const data = {
    id: 'x',
    slug: 'x',
    version: 1,
    definition,
    role: 'public',
    settings,
    branding: { title: '', clinic: '' },
  };
  return { category: 'x', client: { category: { getform: async () => ({ success: true, data }) as never } } };
}
