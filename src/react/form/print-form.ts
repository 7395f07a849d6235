const width = 500;
const height = 600;

/** The values that a copy of the page would lose: what was typed and ticked is not in the markup. */
function copyValues(from: ParentNode, to: ParentNode): void {
  const copies = to.querySelectorAll<HTMLInputElement>('input, textarea, select');
  from.querySelectorAll<HTMLInputElement>('input, textarea, select').forEach((control, index) => {
    const copy = copies[index];
    if (!copy) return;
    copy.value = control.value;
    copy.checked = control.checked;
  });
}

function copyStyles(from: Document | ShadowRoot, popup: Window & typeof globalThis): void {
  const sheets = from.adoptedStyleSheets.map((sheet) => {
    const copy = new popup.CSSStyleSheet();
    copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
    return copy;
  });
  popup.document.adoptedStyleSheets = sheets;
}

/** Prints what is shown, alone, from a small window: the host's page stays out of it. */
export function printForm(form: HTMLElement | null): void {
  const popup = form && window.open('', '', `popup,width=${width},height=${height}`) as (Window & typeof globalThis) | null;
  if (!form || !popup) return;
  const { document } = popup;
  const copy = document.importNode(form, true);
  copy.dataset['theme'] = 'light';
  document.documentElement.lang = form.lang;
  document.documentElement.dir = form.dir;
  document.title = form.querySelector('h1')?.textContent ?? '';
  document.body.replaceChildren(copy);
  copyValues(form, copy);
  copyStyles(form.getRootNode() as Document | ShadowRoot, popup);
  popup.requestAnimationFrame(() => popup.print());
}
