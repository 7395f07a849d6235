import type { Drawing } from '../kit/icon/icon.tsx';

/** Icons of the proposal helper alone. */
export const upwards: Drawing = { d: 'M12 19V5M6 11l6-6 6 6' };
export const downwards: Drawing = { d: 'M12 5v14M6 13l6 6 6-6' };
export const undo: Drawing = { d: 'M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3', turns: true };
export const redo: Drawing = { d: 'm16 5 4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h3', turns: true };
export const cite: Drawing = {
  d: 'M9.5 7.5C6.5 8.5 5 10.7 5 13.5V17h5v-5H7.2M18.5 7.5c-3 1-4.5 3.2-4.5 6V17h5v-5h-2.8',
};
export const send: Drawing = { d: 'M4 12 20 4.5 15.5 20l-3.7-6.3zM11.8 13.7 20 4.5', turns: true };
export const edit: Drawing = { d: 'M4.5 19.5v-4L15.8 4.2l4 4L8.5 19.5zM13 7l4 4' };
export const list: Drawing = { d: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01', turns: true };
