import type { Appearance } from './appearance.ts';
import type { WrongAttribute } from './attributes.ts';
import hostStyles from './documents/host.css?inline';
import { placeholderDocument } from './documents/placeholder-document.ts';
import { troubleDocument } from './documents/trouble-document.ts';
import { hostText, wrongAttributeText } from './host-texts.ts';

/** How far a screen has come; `code` is also the key of the message. */
export type Phase = 'waiting' | 'loading' | 'shown' | { readonly code: 'unavailable' | 'internal' };

export interface HostStatus {
  readonly appearance: Appearance;
  readonly phase: Phase;
  readonly wrong: readonly WrongAttribute[];
  retry(): void;
}

/** What stands in an element's shadow root: one wrapper, in it what the element says itself, and the screen. */
export interface HostView {
  readonly wrapper: HTMLElement;
  show(status: HostStatus): void;
  place(screen: HTMLElement): void;
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
  const wrapper = document.createElement('div');
  const status = document.createElement('div');
  wrapper.className = 'porsa-root porsa-host';
  wrapper.part.add('root');
  wrapper.append(status);
  root.append(wrapper);
  let shown = '';
  return {
    wrapper,
    show: (now) => {
      dress(wrapper, now.appearance);
      // Drawn anew only when it says something else: a reader is not told twice, a button keeps its focus.
      const key = JSON.stringify([now.appearance.language, now.phase, now.wrong]);
      if (key !== shown) status.replaceChildren(...statusDocuments(now));
      shown = key;
    },
    place: (screen) => wrapper.append(screen),
  };
}

function dress(wrapper: HTMLElement, { dir, language, theme }: Appearance): void {
  Object.assign(wrapper, { dir, lang: language });
  wrapper.dataset.theme = theme;
}

function statusDocuments({ appearance: { language }, phase, wrong, retry }: HostStatus): readonly HTMLElement[] {
  const wrongs = wrong.map((attribute) => troubleDocument(wrongAttributeText(language, attribute)));
  return phase === 'shown' ? wrongs : [...wrongs, phaseDocument(language, phase, retry)];
}

function phaseDocument(language: 'en' | 'fa', phase: Exclude<Phase, 'shown'>, retry: () => void): HTMLElement {
  if (typeof phase === 'string') return placeholderDocument(hostText(language, 'loading'));
  return troubleDocument(hostText(language, phase.code), { label: hostText(language, 'retry'), run: retry });
}
