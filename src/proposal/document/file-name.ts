/** Names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file's name from a title: letters of any script stay, what some file system forbids goes. */
export function fileName(title: string, extension: string): string {
  const name = [
    ...title
      .normalize('NFC')
      .replace(/[\p{C}<>:"/\\|?*؟%#&{}$!'`@+=«»“”]+/gu, (mark) => (mark.includes('\u200c') ? '\u200c' : ' ')),
  ]
    .slice(0, 80)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.\u200c-]+|[\s.،,;؛:\u200c-]+$/g, '');
  return `${name && !reserved.test(name) ? name : 'proposal'}.${extension}`;
}
