/** Rows as CSV (RFC 4180) that spreadsheets open as text: a cell that would be a formula begins with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(toCell).join(',')).join('\r\n');
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r\n\0|%＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Hands a CSV over as a file; the mark in front tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
