/** The icons of the question types, as they are stored in Shoelace's package. */
const files = import.meta.glob<string>(
  '/node_modules/@shoelace-style/shoelace/dist/assets/icons/{123,calculator,calendar-date,calendar-event,check-square,clock,collection,diagram-3,input-cursor-text,link-45deg,menu-button-wide,paperclip,pen,sliders,star,table,textarea-t,type,ui-radios}.svg',
  { query: '?raw', import: 'default', eager: true },
);

interface GlyphPath {
  readonly d: string;
  readonly fillRule?: 'evenodd';
}

const glyphs = new Map(
  Object.entries(files).map(([path, svg]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    [...svg.matchAll(/<path[^>]*>/g)].map(([tag]): GlyphPath => ({
      d: / d="([^"]+)"/.exec(tag)?.[1] ?? '',
      fillRule: tag.includes('evenodd') ? 'evenodd' : undefined,
    })),
  ]),
);

/** The filled paths of an icon on a 16 by 16 grid; none for an unknown name. */
export function glyphOf(name: string): readonly GlyphPath[] {
  return glyphs.get(name) ?? [];
}
