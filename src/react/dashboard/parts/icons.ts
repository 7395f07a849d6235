import type { Drawing } from '../../kit/icon/icon.tsx';

/** The portal's icons: the kit's, and those that no other screen shows. */
export * from '../../kit/icon/icons.ts';

export const home: Drawing = { d: 'M4 11.2 12 4l8 7.2V20h-5.5v-5.5h-5V20H4z' };
export const grid: Drawing = { d: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z' };
export const folder: Drawing = {
  d: 'M3.5 6.5A1.5 1.5 0 0 1 5 5h4.2l2 2.2H19a1.5 1.5 0 0 1 1.5 1.5v8.8A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5z',
};
export const complaints: Drawing = { d: 'M9 4.5h6v3H9zM9 6H5.5v14h13V6H15M9 12h6M9 15.5h4' };
export const scores: Drawing = {
  d: 'M5.5 3.5h13v17h-13zM9 7.5h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
};
export const service: Drawing = {
  d: 'M12 20s-7.5-4.4-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10z',
};
export const menu: Drawing = { d: 'M4 7h16M4 12h16M4 17h16' };
export const back: Drawing = { d: 'M19 12H5M11 6l-6 6 6 6', turns: true };
export const next: Drawing = { d: 'M9 5.500l6.5 6.500L9 18.5', turns: true };
export const search: Drawing = { d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20' };
export const person: Drawing = {
  d: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.7-3.6 3.7-5.5 7.5-5.500s6.8 1.9 7.5 5.5',
};
export const people: Drawing = {
  d: 'M9 11.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.500c.5-3.4 3-5 6.5-5s6 1.6 6.5 5M15.5 4.800a3.4 3.4 0 0 1 0 6.500M18 14.900c2 .7 3.2 2.3 3.5 4.6',
};
export const signOut: Drawing = { d: 'M10 4H5v16h5M15.5 8l4 4-4 4M19 12H9.5', turns: true };
export const edit: Drawing = { d: 'M4.5 19.500l.8-3.800L16 5l3 3L8.3 18.700zM14 7l3 3' };
export const filePerson: Drawing = {
  d: 'M6 3.500h8l4.5 4.500v12.500H6zM12 12.500a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.600zM9 17c.4-1.8 1.5-2.6 3-2.600s2.6.8 3 2.6',
};
export const report: Drawing = { d: 'M4 20V4M4 20h16M8.5 16.500v-5M13 16.500V7.500M17.5 16.500v-7' };
export const clock: Drawing = { d: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 7.500V12l3 2' };
export const calendar: Drawing = { d: 'M4.5 6h15v14h-15zM4.5 10h15M8.5 3.500V7M15.5 3.500V7' };
export const moon: Drawing = { d: 'M19.5 14.500A8 8 0 1 1 9.5 4.500a6.5 6.5 0 0 0 10 10z' };
export const language: Drawing = {
  d: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.500c2.5 2.5 3.5 5.3 3.5 8.500s-1 6-3.5 8.500c-2.5-2.5-3.5-5.3-3.5-8.500s1-6 3.5-8.500z',
};
export const help: Drawing = {
  d: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.600a2.5 2.5 0 1 1 3.6 2.200c-.7.4-1.1.9-1.1 1.800M12 16.800h.01',
};
export const shield: Drawing = {
  d: 'M12 3.5 19 6v5.500c0 4.3-2.7 7.3-7 9-4.3-1.7-7-4.7-7-9V6zM9 12l2.2 2.200L15.5 10',
};
export const bell: Drawing = { d: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 2h-15zM10 20.500h4' };
export const share: Drawing = {
  d: 'M17 8.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM7 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 20.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9.2 10.800l5.6-3.400M9.2 13.200l5.6 3.4',
};
export const send: Drawing = { d: 'M20.5 3.5 3.5 10.500l6.5 3.5 3.5 6.500zM10 14l4-4', turns: true };
export const star: Drawing = { d: 'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.800z' };
export const link: Drawing = {
  d: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1.5 1.500M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1.5-1.5',
};
export const refresh: Drawing = { d: 'M19 8a8 8 0 1 0 1 5M19.5 3.500V8H15' };
export const key: Drawing = { d: 'M15 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11.500 12.500 4.500 19.500M6.500 17.500l2 2' };
export const dot: Drawing = { d: 'M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z' };
export const keyboard: Drawing = {
  d: 'M3.5 7h17v10.500h-17zM7 10.200h.01M10.300 10.200h.01M13.700 10.200h.01M17 10.200h.01M8.500 14.200h7',
};
