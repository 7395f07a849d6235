import { createContext, useContext, useLayoutEffect, type RefObject } from 'react';
import { toSheet } from './shared-sheets.ts';

type StyledRoot = Document | ShadowRoot;

const users = new WeakMap<StyledRoot, Map<CSSStyleSheet, number>>();

function adopt(root: StyledRoot, sheet: CSSStyleSheet): void {
  const counts = users.get(root) ?? new Map<CSSStyleSheet, number>();
  users.set(root, counts);
  const count = counts.get(sheet) ?? 0;
  counts.set(sheet, count + 1);
  // What was drawn before its screen had come has brought it already.
  if (count === 0 && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function release(root: StyledRoot, sheet: CSSStyleSheet): void {
  const counts = users.get(root);
  const count = (counts?.get(sheet) ?? 1) - 1;
  counts?.set(sheet, count);
  if (count === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
}

/** Where there is no document to adopt them, the texts are noted here. */
export const StyleNotes = createContext<Set<string> | undefined>(undefined);

/**
 * Adopts CSS texts (imported with `?inline`) into the root that holds the element: the document, or a shadow root.
 *
 * Shared by all users in that root and taken away with the last. `sheets` must be the same array at each call.
 */
export function useStyles(ref: RefObject<Element | null>, sheets: readonly string[]): void {
  const notes = useContext(StyleNotes);
  for (const sheet of sheets) notes?.add(sheet);
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
