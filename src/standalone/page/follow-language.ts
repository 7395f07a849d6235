/** Gives the page the language that its portal is shown in: screen readers and the browser's translation go by it. */
export function followLanguage(page: HTMLElement, portal: Element | null): void {
  const shown = portal?.shadowRoot?.querySelector<HTMLElement>('.porsa-host');
  if (!shown) return;
  const follow = (): void => {
    page.lang = shown.lang;
  };
  follow();
  new MutationObserver(follow).observe(shown, { attributeFilter: ['lang'] });
}
