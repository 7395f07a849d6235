/**
 * Prints a page that was written as HTML, from a hidden frame of this page.
 *
 * Its style goes in as a sheet made by script: what stands in the text, a host's policy would refuse. `css` is what the
 * text leaves out.
 */
export async function printPage(html: string, css = ''): Promise<void> {
  const written = new DOMParser().parseFromString(html, 'text/html');
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = written.title;
  document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) return;
  const page = view.document;
  const sheet = new view.CSSStyleSheet();
  const styles = [...written.querySelectorAll('style')];
  sheet.replaceSync([css, ...styles.map((style) => style.textContent)].join('\n'));
  for (const style of styles) style.remove();
  page.adoptedStyleSheets = [sheet];
  page.title = written.title;
  for (const { name, value } of written.documentElement.attributes) page.documentElement.setAttribute(name, value);
  page.body.replaceChildren(...[...written.body.childNodes].map((node) => page.adoptNode(node)));
  for (const face of document.fonts) copyFont(face, page);
  await page.fonts.ready;
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  view.focus();
  view.print();
}

/** A font made by script can be added to another document; one of a style sheet cannot, and the system's stands in. */
function copyFont(face: FontFace, page: Document): void {
  try {
    page.fonts.add(face);
  } catch {
    return;
  }
}
