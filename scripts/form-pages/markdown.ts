/** A cell: bars and line ends would break the table. */
const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\r?\n/g, ' ⏎ ').trim();

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows.map((cells) => cells.map(cell))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Code in a line; two ticks around what holds one. */
export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const longest = 60;

/** A value as JSON writes it, cut where it would fill the page. */
export function json(value: unknown): string {
  const written = JSON.stringify(value) ?? String(value);
  return code(written.length > longest ? `${written.slice(0, longest)}…` : written);
}

export const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
