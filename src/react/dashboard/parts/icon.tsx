/** Outlines on a 24 by 24 grid. */
const paths = {
  home: 'M4 11.2 12 4l8 7.2V20h-5.5v-5.5h-5V20H4z',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  folder:
    'M3.5 6.5A1.5 1.5 0 0 1 5 5h4.2l2 2.2H19a1.5 1.5 0 0 1 1.5 1.5v8.8A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5z',
  complaints: 'M9 4.5h6v3H9zM9 6H5.5v14h13V6H15M9 12h6M9 15.5h4',
  scores: 'M5.5 3.5h13v17h-13zM9 7.5h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  service: 'M12 20s-7.5-4.4-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.500 10c0 5.600-7.500 10-7.500 10z',
  more: 'M4.700 12a.8.8 0 1 0 1.600 0 .8.8 0 1 0-1.600 0M11.200 12a.8.8 0 1 0 1.600 0 .8.8 0 1 0-1.600 0M17.700 12a.8.8 0 1 0 1.600 0 .8.8 0 1 0-1.600 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M19 12H5M11 6l-6 6 6 6',
  next: 'M9 5.500l6.500 6.500L9 18.500',
  down: 'M5.500 9l6.500 6.500L18.500 9',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.300 15.300 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c.700-3.600 3.700-5.500 7.500-5.500s6.800 1.900 7.500 5.500',
  people:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 19.500c.500-3.400 3-5 6.500-5s6 1.600 6.500 5M15.500 4.800a3.400 3.400 0 0 1 0 6.500M18 14.900c2 .700 3.200 2.300 3.500 4.600',
  signOut: 'M10 4H5v16h5M15.500 8l4 4-4 4M19 12H9.500',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4.500 19.500l.800-3.800L16 5l3 3L8.300 18.700zM14 7l3 3',
  remove: 'M4.500 7h15M9.500 7V4.500h5V7M6.500 7l.800 13h9.400l.800-13M10 11v5.500M14 11v5.500',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600zM9 14.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600z',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  file: 'M6 3.500h8l4.500 4.500v12.500H6zM13.500 3.500V8.500h5M9.500 13h5M9.500 16.500h5',
  filePerson:
    'M6 3.500h8l4.500 4.500v12.500H6zM12 12.500a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600zM9 17c.400-1.800 1.500-2.600 3-2.600s2.600.800 3 2.600',
  check: 'M4.500 12.500l5 5 10-11',
  warning: 'M12 4 21 19.500H3zM12 10v4.500M12 17h.01',
  code: 'M8.500 7 3.500 12l5 5M15.500 7l5 5-5 5M13.500 5l-3 14',
  pages: 'M12 3.500 21 8l-9 4.500L3 8zM3.500 12l8.500 4.300 8.500-4.300M3.500 16l8.500 4.300 8.500-4.300',
  report: 'M4 20V4M4 20h16M8.500 16.500v-5M13 16.500V7.500M17.500 16.500v-7',
  condition: 'M6 4v7a3 3 0 0 0 3 3h9M14.500 10l4 4-4 4M6 14v6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 7.500V12l3 2',
  calendar: 'M4.500 6h15v14h-15zM4.500 10h15M8.500 3.500V7M15.500 3.500V7',
  copy: 'M8.500 8.500h11v11h-11zM15.500 8.500v-4h-11v11h4',
  moon: 'M19.500 14.500A8 8 0 1 1 9.500 4.500a6.500 6.500 0 0 0 10 10z',
  language:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM3.500 12h17M12 3.500c2.500 2.500 3.500 5.300 3.500 8.500s-1 6-3.500 8.500c-2.500-2.500-3.500-5.300-3.500-8.500s1-6 3.500-8.500z',
  shield: 'M12 3.500 19 6v5.500c0 4.300-2.700 7.300-7 9-4.300-1.700-7-4.700-7-9V6zM9 12l2.200 2.200L15.500 10',
  bell: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 2h-15zM10 20.500h4',
  share:
    'M17 8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM7 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM17 20.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM9.200 10.800l5.600-3.400M9.200 13.200l5.600 3.400',
  download: 'M12 4v11M7.500 10.500 12 15l4.500-4.500M5 19.500h14',
  send: 'M20.500 3.500 3.500 10.500l6.500 3.500 3.500 6.500zM10 14l4-4',
  star: 'M12 4l2.500 5.200 5.700.800-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.800z',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1.500 1.500M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1.500-1.500',
  dot: 'M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
} as const;

export type IconName = keyof typeof paths;

/** Icons that point along the line are turned over where the line runs right to left. */
const pointing: readonly IconName[] = ['back', 'next', 'signOut', 'condition', 'code', 'send'];

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className={pointing.includes(name) ? 'porsa-portal-icon porsa-portal-icon-pointing' : 'porsa-portal-icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const synonyms: Readonly<Record<string, IconName>> = {
  dashboard: 'home',
  house: 'home',
  speedometer2: 'home',
  projects: 'folder',
  collection: 'folder',
  folder2: 'folder',
  services: 'service',
  forms: 'complaints',
  'ui-checks': 'complaints',
  'clipboard2-pulse': 'complaints',
  clipboard: 'complaints',
  clipboard2: 'complaints',
  calculator: 'scores',
  'heart-pulse': 'service',
  hospital: 'service',
  gear: 'settings',
};

/** The icon that a menu names, or a dot. */
export function menuIcon(name: string | undefined): IconName {
  if (name !== undefined && name in paths) return name as IconName;
  return synonyms[name ?? ''] ?? 'dot';
}
