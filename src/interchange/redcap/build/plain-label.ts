const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** A label without its HTML: lines stay lines. */
export function plainLabel(label: string): string {
  return label
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr)>/gi, '\n')
    .replaceAll(link, linked)
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

const link = /<a\s[^<>]*href=["'](https?:[^"'<>]*)["'][^<>]*>((?:[^<]|<(?!\/?a\b))*)<\/a>/gi;

/** The words of a link, and where it leads. */
const linked = (_: string, address: string, words: string): string =>
  words.trim() === '' || words.includes(address) ? words || address : `${words.trimEnd()} (${address})`;

/** What REDCap’s editor writes around every text, and what takes from labels that they are bold, as they are there. */
const noFormatting =
  /<\/?(?:br|p|div)\s*\/?>|<div class="rich-text-field-label">|<span style="font-weight: ?(?:normal|lighter|400);?">|<\/span>/gi;

/** What a label says beyond its words. */
export function lostOfLabel(label: string): readonly string[] {
  return [
    ...(/<[a-z][^<>]*>/i.test(label.replaceAll(link, '$2').replaceAll(noFormatting, ''))
      ? ['formatting of the text']
      : []),
    ...(/\[[a-z]\w*(?:\([^()]*\))?(?::\w+)?\]/i.test(label) ? ['an answer within the text'] : []),
  ];
}

/** A form or a group by its name: `baseline_data` is “Baseline data”. */
export function spoken(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words === '' ? name : words[0]?.toUpperCase() + words.slice(1);
}
