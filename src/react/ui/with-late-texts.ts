/** A part that few forms need, once what it says is there too. */
export async function withLateTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [brought, { addLateTexts }] = await Promise.all([part, import('./late-texts.ts')]);
  addLateTexts();
  return brought;
}
