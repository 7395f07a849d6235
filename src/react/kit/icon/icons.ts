import type { Drawing } from './icon.tsx';

/** What several screens show; a screen's own icons are stored with the screen. */
export const check: Drawing = { d: 'M4.5 12.5l5 5 10-11' };
export const close: Drawing = { d: 'M6 6l12 12M18 6 6 18' };
export const condition: Drawing = { d: 'M6 4v7a3 3 0 0 0 3 3h9M14.5 10l4 4-4 4M6 14v6', turns: true };
export const copy: Drawing = { d: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4' };
export const down: Drawing = { d: 'M5.5 9l6.5 6.5L18.5 9' };
export const download: Drawing = { d: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15' };
export const file: Drawing = { d: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9.5 13h5M9.5 16.5h5' };
export const more: Drawing = {
  d: 'M4.7 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0M11.2 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0M17.7 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0',
};
export const pages: Drawing = { d: 'M12 3.5 21 8l-9 4.5L3 8zM3.5 12l8.5 4.3 8.5-4.3M3.5 16l8.5 4.3 8.5-4.3' };
export const plus: Drawing = { d: 'M12 5v14M5 12h14' };
export const settings: Drawing = {
  d: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM9 14.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
};
export const trash: Drawing = { d: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5' };
export const upload: Drawing = { d: 'M12 15.5v-11M7 9l5-5 5 5M4.5 19.5h15' };
export const warning: Drawing = { d: 'M12 4 21 19.5H3zM12 10v4.5M12 17h.01' };
export const print: Drawing = { d: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z' };
