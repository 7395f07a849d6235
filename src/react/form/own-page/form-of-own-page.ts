/** The form whose page this is, as the server writes it (`server/src/hosted/document`), where what it is drawn with lies in one. */
export function formOfOwnPage(drawn: Element): Element | null {
  const root = drawn.getRootNode();
  const form = root instanceof ShadowRoot ? root.host : drawn;
  return form.closest('.plain-main') && form;
}
