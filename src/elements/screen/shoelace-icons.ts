import SlIcon from '@shoelace-style/shoelace/dist/components/icon/icon.js';
import { registerIconLibrary } from '@shoelace-style/shoelace/dist/utilities/icon-library.js';

/** The icons that question types name; a test holds the list to the panels. */
const files = import.meta.glob<string>(
  [
    '/node_modules/@shoelace-style/shoelace/dist/assets/icons/{123,calculator,calendar-date,calendar-event,check-square,clock,collection,diagram-3,input-cursor-text,link-45deg,menu-button-wide,paperclip,pen,sliders,star,table,textarea-t,type,ui-radios}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const icons = new Map(
  Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), svg]),
);

export const iconNames: ReadonlySet<string> = new Set(icons.keys());

const dataStart = 'data:image/svg+xml,';

/** Shoelace fetches icons, its own `data:` ones included, which a host's `connect-src` forbids: ours are read where they are, and no others are sought. */
export function bundleIcons(): void {
  registerIconLibrary('default', { resolver: (name) => dataStart + encodeURIComponent(icons.get(name) ?? '') });
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
