import type { Appearance } from './appearance.ts';
import hostStyles from './host.css?inline';
import { makeNode } from './documents/make-node.ts';
import { placeholderDocument } from './documents/placeholder-document.ts';
import { troubleDocument } from './documents/trouble-document.ts';
import { hostText } from './host-texts.ts';

/** How far a screen has come, or why it went no farther. */
export type Phase = 'waiting' | 'loading' | 'shown' | Failure;

export interface Failure {
  readonly code: 'unavailable' | 'internal';
  words(language: Appearance['language']): string;
}

export interface HostStatus {
  readonly appearance: Appearance;
  readonly phase: Phase;
  /** What is wrong besides. */
  readonly troubles: readonly string[];
  /** The form's own page on its server, which needs nothing of what did not come. */
  readonly page: string | undefined;
  retry(): void;
}

/** The content of an element's shadow root: one wrapper, with the element's own messages and the screen. */
export interface HostView {
  readonly wrapper: HTMLElement;
  show(status: HostStatus): void;
}

let sheet: CSSStyleSheet | undefined;

function hostSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(hostStyles);
  }
  return sheet;
}

export function createHostView(root: ShadowRoot): HostView {
  root.adoptedStyleSheets = [hostSheet()];
  // A page of the server's own holds it already, and its form in it.
  let wrapper = root.querySelector('div') as HTMLElement;
  if (!wrapper) {
    wrapper = makeNode('div', { class: 'porsa-root porsa-host', part: 'root' }, makeNode('div', {}));
    root.append(wrapper);
  }
  const status = wrapper.children[0]!;
  let shown = '';
  return {
    wrapper,
    show: (now) => {
      dress(wrapper, now.appearance);
      // Redrawn only when the text changes: a screen reader does not repeat it, and a button keeps its focus.
      const key = JSON.stringify([now.appearance.language, now.phase, now.troubles]);
      if (key !== shown) status.replaceChildren(...statusDocuments(now));
      shown = key;
    },
  };
}

function dress(wrapper: HTMLElement, { dir, language, theme }: Appearance): void {
  Object.assign(wrapper, { dir, lang: language });
  wrapper.dataset.theme = theme;
}

function statusDocuments({
  appearance: { language },
  phase,
  troubles,
  page,
  retry,
}: HostStatus): readonly HTMLElement[] {
  const wrongs = troubles.map((trouble) => troubleDocument(trouble));
  if (phase === 'shown') return wrongs;
  if (typeof phase === 'string') return [...wrongs, placeholderDocument(hostText(language, 'loading'))];
  return [...wrongs, troubleDocument(phase.words(language), { label: hostText(language, 'retry'), run: retry }, page)];
}
