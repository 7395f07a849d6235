import type { Language } from '../../engine/definition/types.ts';
import en from '../../../locales/en/first.json' with { type: 'json' };
import fa from '../../../locales/fa/first.json' with { type: 'json' };

/** How far what makes a drawn form live has come, in the reader's language. */
export interface Progress {
  readonly language: Language;
  /** What a press waits for. */
  readonly loading: string;
  /** It could not be fetched. */
  readonly failed?: { readonly label: string; retry(): void };
  /** The form's own page on its server, which needs no script; a form that the page has defined has none. */
  readonly page: string | undefined;
}

/** Says below a form that is drawn and cannot be sent yet what it waits for, and shows the ways out where it would wait for ever. */
export function unfinishedDocument({ language, loading, failed, page }: Progress): HTMLElement {
  const box = document.createElement('div');
  const words = document.createElement('p');
  box.append(words);
  if (!failed) {
    box.setAttribute('role', 'status');
    words.textContent = loading;
    return box;
  }
  const { incomplete, ownpage } = language === 'fa' ? fa : en;
  box.className = 'porsa-trouble';
  box.setAttribute('role', 'alert');
  box.part.add('trouble');
  words.textContent = incomplete;
  const again = Object.assign(document.createElement('button'), { type: 'button', textContent: failed.label });
  again.addEventListener('click', () => failed.retry());
  box.append(again);
  if (!page) return box;
  const link = Object.assign(document.createElement('a'), { href: page, target: '_blank', rel: 'noopener' });
  link.textContent = ownpage;
  box.append(link);
  return box;
}
