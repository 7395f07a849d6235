/** Where two keys, one after the other, lead: `g` and then this letter. */
export const ways = {
  h: '/dashboard',
  p: '/patients',
  j: '/projects',
  s: '/services',
  r: '/summary',
  w: '/proposal',
  f: '/shared',
  m: '/userRoles',
  u: '/profile',
  a: '/admin/audit',
} as const;

type Way = keyof typeof ways;

const isWay = (letter: string): letter is Way => Object.hasOwn(ways, letter);

export const wayOf = (letter: string): string | undefined => (isWay(letter) ? ways[letter] : undefined);

/** The keys that lead to a path, as they are shown. */
export function keysTo(path: string): string | undefined {
  const letter = Object.entries(ways).find(([, to]) => to === path)?.[0];
  return letter && `G ${letter.toUpperCase()}`;
}

const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys of the command palette, as this machine writes them. */
export const paletteKeys = (): string => (onMac() ? '⌘ K' : 'Ctrl K');

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The letter or sign of a key; where another script is typed, what is Latin on the same key. */
export function signOf({ key, code, shiftKey }: Pressed): string {
  if (key === '؟') return '?';
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  if (key.length === 1 && code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : '';
}

/** The keys that send the form one is in, as this machine writes them. */
export const sendKeys = (): string => (onMac() ? '⌘ Enter' : 'Ctrl Enter');

export const sendsForm = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key === 'Enter' && (onMac() ? metaKey : ctrlKey || metaKey) && !altKey && !shiftKey;

export function opensPalette(event: Pressed): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return (onMac() ? metaKey : ctrlKey || metaKey) && !altKey && !shiftKey && signOf(event) === 'k';
}

/** Shift is part of a sign such as `?`; with any other of them it is a shortcut of the browser's. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: Pressed): boolean => !ctrlKey && !metaKey && !altKey;
