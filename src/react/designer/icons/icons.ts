import type { Drawing } from '../../kit/icon/icon.tsx';

export * from '../../kit/icon/icons.ts';

const cloudOutline = 'M7.5 18.5h9a4 4 0 0 0 .6-8 5.5 5.5 0 0 0-10.7-.4A4.25 4.25 0 0 0 7.5 18.5z';
const eyeOutline =
  'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z';

export const arrowDown: Drawing = { d: 'M12 5v14M6.5 13.5 12 19l5.5-5.5' };
export const arrowUp: Drawing = { d: 'M12 19V5M6.5 10.5 12 5l5.5 5.5' };
export const asterisk: Drawing = { d: 'M12 5v14M6 8.5l12 7M18 8.5l-12 7' };
export const checkCircle: Drawing = { d: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.5 12.2l2.5 2.5 4.5-5' };
export const checklist: Drawing = { d: 'M4 7l1.5 1.5 3-3M4 16l1.5 1.5 3-3M12 7.5h8M12 16.5h8' };
export const clipboard: Drawing = { d: 'M9 4.5h6v3H9zM9 6H5.5v14h13V6H15M12 10.5v6M9 13.5h6' };
export const cloudCheck: Drawing = { d: `${cloudOutline}M9.5 14l2 2 3.5-4` };
export const cloudOff: Drawing = { d: `${cloudOutline}M4.5 4.5l15 15` };
export const cloudUp: Drawing = { d: `${cloudOutline}M12 16.5v-5M9.8 13.5 12 11.3l2.2 2.2` };
export const eye: Drawing = { d: eyeOutline };
export const eyeOff: Drawing = { d: `${eyeOutline}M4.5 4.5l15 15` };
export const grip: Drawing = { d: 'M9.5 6h.01M14.5 6h.01M9.5 12h.01M14.5 12h.01M9.5 18h.01M14.5 18h.01' };
export const keyboard: Drawing = { d: 'M3 6.5h18v11H3zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8' };
export const lightning: Drawing = { d: 'M13 3.5 6 13.5h5l-1 7 7.5-10.5h-5.5z' };
export const phone: Drawing = {
  d: 'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM11 17.5h2',
};
export const redo: Drawing = { d: 'M15.5 4.5 19 8l-3.5 3.5M19 8h-8.5a5.5 5.5 0 0 0 0 11H16', turns: true };
export const restart: Drawing = { d: 'M5 12a7 7 0 1 0 2.2-5.1M5 4.5v4h4' };
export const shuffle: Drawing = {
  d: 'M4 7h3.5l9 10H20M4 17h3.5l2.5-2.8M14 9.8 16.5 7H20M17.5 4.5 20 7l-2.5 2.5M17.5 14.5 20 17l-2.5 2.5',
};
export const tag: Drawing = { d: 'M4 4.5h7.5l8.5 8.5-7 7L4 11.5zM8 8.5h.01' };
export const translate: Drawing = {
  d: 'M3.5 6h10M8.5 4v2M11 6c-.8 3.2-3 5.9-7 7.5M6 8.5c1 2 2.8 3.7 5.500 5M12 20l4-9.5L20 20M13.3 17h5.4',
};
export const undo: Drawing = { d: 'M8.5 4.5 5 8l3.5 3.5M5 8h8.5a5.5 5.5 0 0 1 0 11H8', turns: true };
export const share: Drawing = {
  d: 'M17 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM7 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 20.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9.2 10.800l5.6-3.400M9.2 13.200l5.6 3.4',
};
