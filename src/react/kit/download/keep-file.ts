/** Puts a file into the reader's downloads. */
export function keepFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the address only after the click has been worked off.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
