import { luminance } from './contrast.ts';

/** Whether white or black is read better on the colour; undefined when it is no hex colour. */
export function toneOf(color: string | undefined): 'dark' | 'light' | undefined {
  const light = luminance(color);
  return light === undefined ? undefined : light > 0.179 ? 'light' : 'dark';
}
