/** Takes the brackets out of a marked text: «تأثیر [I ماساژ] بر [O درد]». */
export const unmark = (marked: string): { readonly text: string; readonly spans: readonly string[] } => ({
  text: marked.replace(/\[[PICOTSD] ([^\]]*)\]/g, '$1'),
  spans: [...marked.matchAll(/\[([PICOTSD] [^\]]*)\]/g)].map((match) => match[1] ?? ''),
});
