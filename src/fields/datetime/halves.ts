/** Day and time of what is stored or half typed: what is before the last `T`, and what is behind it. */
export function halvesOf(written: string): readonly [day: string, time: string] {
  const cut = written.lastIndexOf('T');
  return cut < 0 ? [written, ''] : [written.slice(0, cut), written.slice(cut + 1)];
}
