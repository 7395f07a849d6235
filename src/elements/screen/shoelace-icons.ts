import SlIcon from '@shoelace-style/shoelace/dist/components/icon/icon.js';
import { registerIconLibrary } from '@shoelace-style/shoelace/dist/utilities/icon-library.js';

const dataStart = 'data:image/svg+xml,';

/** Shoelace fetches icons, the ones in its own controls included, which a host's `connect-src` forbids: these are read where they are, and no others are sought. */
export function bundleIcons(): void {
  registerIconLibrary('default', { resolver: () => dataStart });
  const icon = SlIcon.prototype as unknown as { resolveIcon(url: string): Promise<SVGElement> };
  icon.resolveIcon = (url) =>
    Promise.resolve(readIcon(url) ?? document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
}

function readIcon(url: string): SVGElement | undefined {
  if (!url.startsWith(dataStart)) return undefined;
  const text = decodeURIComponent(url.slice(dataStart.length));
  // As HTML: Shoelace's own check mark names no namespace, and as XML would be no picture.
  const root = new DOMParser().parseFromString(text, 'text/html').querySelector('svg');
  if (!root) return undefined;
  root.part.add('svg');
  return document.adoptNode(root);
}
