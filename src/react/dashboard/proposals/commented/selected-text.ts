/** As many as the contract takes of a quotation. */
const mostCharacters = 1000;

type SelectingRoot = ShadowRoot & { getSelection?(): Selection | null };

/** What the reader has selected inside an element, to be quoted; blank where nothing is. */
export function selectedText(element: Element): string {
  const root = element.getRootNode() as SelectingRoot;
  const selection = root.getSelection?.() ?? getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode) return '';
  if (!element.contains(anchorNode) || !element.contains(focusNode)) return '';
  return selection.toString().trim().slice(0, mostCharacters);
}
