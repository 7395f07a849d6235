import type { Drawing } from '../../kit/icon/icon.tsx';

/** Icons that only screens of proposals show, and so are fetched with them. */
export const comment: Drawing = { d: 'M4.5 5h15v11H11l-4 3.5V16H4.5zM8 9h8M8 12h5' };
export const history: Drawing = { d: 'M4.5 5v4.5H9M5 9.5a7.5 7.5 0 1 1-.5 3.5M12 8v4l3 2' };
