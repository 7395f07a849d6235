/** The file that an act puts into the reader's downloads, and its name. */
export async function keptFile(
  act: () => Promise<unknown>,
): Promise<{ readonly file: Uint8Array; readonly name: string }> {
  const { click } = HTMLAnchorElement.prototype;
  try {
    const kept = new Promise<HTMLAnchorElement>((resolve) => {
      HTMLAnchorElement.prototype.click = function click() {
        resolve(this);
      };
    });
    await act();
    const { href, download } = await kept;
    return { file: new Uint8Array(await (await fetch(href)).arrayBuffer()), name: download };
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
}
