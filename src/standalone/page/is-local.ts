/** Whether a page stands on the reader's own machine, where other programs may have left a worker behind. */
export const isLocal = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/.test(host);
