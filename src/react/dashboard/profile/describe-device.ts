const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system out of what a browser says of itself; as it stands where neither is known. */
export function describeDevice(device: string): string {
  const named = [browsers, systems].flatMap((list) => list.find(([mark]) => device.includes(mark))?.[1] ?? []);
  return named.length > 0 ? named.join(' · ') : device.slice(0, 60);
}
