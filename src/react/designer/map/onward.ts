import type { Drawing } from '../../kit/icon/icon.tsx';

/** From what is depended on to what depends on it. */
export const onward: Drawing = { d: 'M5 12h14M13.500 6.500 19 12l-5.500 5.500', turns: true };
