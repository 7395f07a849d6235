import type { TextFormat } from '../../engine/definition/types.ts';

/** Which keyboard a phone shows, what the browser may fill in, and which way it is written in a Persian form. */
const formats = {
  email: { inputMode: 'email', autoComplete: 'email', dir: 'ltr', autoCapitalize: 'none' },
  phone: { inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  nationalcode: { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' },
  url: { inputMode: 'url', autoComplete: 'url', dir: 'ltr', autoCapitalize: 'none' },
} as const;

const free = { inputMode: undefined, autoComplete: undefined, dir: undefined } as const;

export function attributesOf(format: TextFormat | undefined) {
  return typeof format === 'string' ? formats[format] : free;
}
