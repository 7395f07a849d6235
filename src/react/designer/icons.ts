/** Icons of the designer and of the question types, as they lie in Shoelace's package. */
const files = import.meta.glob<string>(
  [
    '/node_modules/@shoelace-style/shoelace/dist/assets/icons/{123,calculator,calendar-date,calendar-event,clock,star,table,check-square,collection,diagram-3,input-cursor-text,link-45deg,menu-button-wide,paperclip,pen,sliders,textarea-t,type,ui-radios}.svg',
    '/node_modules/@shoelace-style/shoelace/dist/assets/icons/{arrow-counterclockwise,arrow-clockwise,arrow-down,arrow-up,asterisk,check2-circle,cloud-check,cloud-slash,cloud-upload,copy,exclamation-triangle,eye,eye-slash,file-earmark-text,gear,grip-vertical,keyboard,phone,plus-lg,question-circle,shuffle,three-dots,trash,x-lg,arrow-left-right,send,signpost-split,lightning,ui-checks,clipboard-plus,bullseye,translate}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

interface IconPath {
  readonly d: string;
  readonly fillRule?: 'evenodd';
}

const icons = new Map(
  Object.entries(files).map(([path, svg]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    [...svg.matchAll(/<path[^>]*>/g)].map(([tag]): IconPath => ({
      d: / d="([^"]+)"/.exec(tag)?.[1] ?? '',
      fillRule: tag.includes('evenodd') ? 'evenodd' : undefined,
    })),
  ]),
);

/** The outlines of an icon on a 16 by 16 grid; none for an unknown name. */
export function pathsOf(name: string): readonly IconPath[] {
  return icons.get(name) ?? [];
}
