/** Extensions by the types that are kept. */
export const extensions = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  'text/plain': '.txt',
  'text/csv': '.csv',
} as const;
export type KeptType = keyof typeof extensions;

const longest = 120;

/** Control characters, lone surrogates, tags, and all that turns the direction of what stands beside; ZWNJ and ZWJ are letters' own. */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/** A file's name as people may see and keep it: no path, nothing unseen, and the extension of what it really is. */
export function cleanName(name: string, type: KeptType): string {
  const last = name.normalize('NFC').replace(unseen, '').split(/[/\\]/).at(-1) ?? '';
  const bare = withoutExtensions(last.replace(/[<>:"|?*%]/g, '_')).replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...(bare || 'file')].slice(0, longest).join('')}${extensions[type]}`;
}

/** `photo.jpg.html` is `photo`; a number after a point stays. */
function withoutExtensions(name: string): string {
  let bare = name;
  for (let rest = 4; rest > 0 && /.\.[a-z][a-z0-9]{0,4}$/i.test(bare); rest -= 1)
    bare = bare.replace(/\.[a-z][a-z0-9]{0,4}$/i, '');
  return bare;
}
