import { useLayoutEffect, type RefObject } from 'react';

type StyledRoot = Document | ShadowRoot;

const sheetOf = new Map<string, CSSStyleSheet>();
const users = new WeakMap<StyledRoot, Map<CSSStyleSheet, number>>();

/** One constructable sheet for each CSS text: many elements on a page parse it once. */
function toSheet(css: string): CSSStyleSheet {
  let sheet = sheetOf.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheetOf.set(css, sheet);
  }
  return sheet;
}

function adopt(root: StyledRoot, sheet: CSSStyleSheet): void {
  const counts = users.get(root) ?? new Map<CSSStyleSheet, number>();
  users.set(root, counts);
  const count = counts.get(sheet) ?? 0;
  counts.set(sheet, count + 1);
  if (count === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function release(root: StyledRoot, sheet: CSSStyleSheet): void {
  const counts = users.get(root);
  const count = (counts?.get(sheet) ?? 1) - 1;
  counts?.set(sheet, count);
  if (count === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
}

/**
 * Adopts CSS texts (imported with `?inline`) into the root that holds the element: the document, or a shadow root.
 *
 * Shared by all users in that root and taken away with the last. `sheets` must be the same array at each call.
 */
export function useStyles(ref: RefObject<Element | null>, sheets: readonly string[]): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    const adopted = sheets.map(toSheet);
    for (const sheet of adopted) adopt(root, sheet);
    return () => {
      for (const sheet of adopted) release(root, sheet);
    };
  }, [ref, sheets]);
}
