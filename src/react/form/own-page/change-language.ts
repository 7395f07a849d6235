import type { Language } from '../../../engine/definition/types.ts';
import { loadFormTexts } from '../texts/load-texts.ts';

const changed = new WeakSet<Element>();

/** What stands around a form in its own page, as the server writes it (`server/src/hosted/document`). */
const around = ['.plain-clinic', '.plain-top > .plain-languages', '.plain-foot', '.plain-unreviewed'] as const;

/**
 * The page of a form goes to another language where it stands: what was typed stays, and what was sent is read there, of
 * which nothing is kept that another page could show. Where that language does not come, its link leads on as any other.
 */
export function changeLanguageInPlace(form: Element): void {
  const top = document.querySelector('.plain-top');
  if (!top || changed.has(top)) return;
  changed.add(top);
  top.addEventListener('click', (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const language = link.hreflang as Language;
    Promise.all([readPage(link.href), loadFormTexts(language)]).then(
      ([page]) => {
        show(page);
        form.setAttribute('language', language);
        history.replaceState(history.state, '', link.href);
      },
      () => location.assign(link.href),
    );
  });
}

/** What needs no place in a page that is only read from, and might hold style that this page's policy does not know. */
const left = /<(template|noscript|style|script)\b[\s\S]*?<\/\1>/g;

/** The page in the other language; a form that is not open any more has one too, which says so. */
async function readPage(address: string): Promise<Document> {
  const text = await (await fetch(address)).text();
  const page = new DOMParser().parseFromString(text.replace(left, ''), 'text/html');
  if (!page.querySelector('.plain-languages')) throw new Error(address);
  return page;
}

function show(page: Document): void {
  const { lang, dir } = page.documentElement;
  Object.assign(document.documentElement, { lang, dir });
  if (page.querySelector('porsa-form')) document.title = page.title;
  for (const part of around) {
    const [before, now] = [document.querySelector(part), page.querySelector(part)];
    if (before && now) before.replaceWith(document.importNode(now, true));
    else if (now) document.body.append(document.importNode(now, true));
    else if (part === '.plain-unreviewed') before?.remove();
  }
  document.querySelector<HTMLElement>('.plain-languages > a')?.focus();
}
