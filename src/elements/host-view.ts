import { html, nothing, render } from 'lit-html';
import tokens from '../react/ui/tokens.css?inline';
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

let sheets: CSSStyleSheet[] | undefined;

function hostSheets(): CSSStyleSheet[] {
  return sheets ??= [hostStyles, tokens].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}

export function createHostView(root: ShadowRoot): HostView {
  root.adoptedStyleSheets = hostSheets();
  const wrapper = document.createElement('div');
  const status = document.createElement('div');
  wrapper.className = 'porsa-root porsa-host';
  wrapper.part.add('root');
  wrapper.append(status);
  root.append(wrapper);
  return {
    wrapper,
    show: (now) => {
      dress(wrapper, now.appearance);
      render(statusDocument(now), status);
    },
    place: (screen) => wrapper.append(screen),
  };
}

function dress(wrapper: HTMLElement, { dir, language, theme }: Appearance): void {
  Object.assign(wrapper, { dir, lang: language });
  wrapper.dataset.theme = theme;
}

function statusDocument({ appearance: { language }, phase, wrong, retry }: HostStatus): unknown {
  return html`${wrong.map((attribute) => troubleDocument(wrongAttributeText(language, attribute)))}${phaseDocument(language, phase, retry)}`;
}

function phaseDocument(language: 'en' | 'fa', phase: Phase, retry: () => void): unknown {
  if (phase === 'shown') return nothing;
  if (typeof phase === 'string') return placeholderDocument(hostText(language, 'loading'));
  return troubleDocument(hostText(language, phase.code), { label: hostText(language, 'retry'), run: retry });
}
