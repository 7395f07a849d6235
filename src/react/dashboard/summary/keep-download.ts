/** Puts a reply into the reader's downloads. */
export async function keepDownload(reply: Response, name: string): Promise<void> {
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been worked off.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
