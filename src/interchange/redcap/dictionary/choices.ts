/** A choice as the dictionary has it. */
export interface Choice {
  readonly code: string;
  readonly label: string;
}

/** `1, Never | 2, Often` as choices; one without a label is its own. */
export function readChoices(cell: string | undefined): readonly Choice[] {
  return (cell ?? '').split(/\||\n/).flatMap((part) => {
    const [, code = '', label = ''] = /^\s*([^,]*?)\s*(?:,([^]*))?$/.exec(part) ?? [];
    return code === '' ? [] : [{ code, label: label.trim() || code }];
  });
}

/** A bar would part the label in two. */
export const writeChoices = (choices: readonly Choice[]): string =>
  choices.map(({ code, label }) => `${code}, ${onOneLine(label).replaceAll('|', '/')}`).join(' | ');

export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
