import type { Finding } from '../../../proposal/types.ts';
import type { Drawing } from '../../kit/icon/icon.tsx';
import { warning } from '../../kit/icon/icons.ts';

const circle = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z';

/** Each level has a shape of its own, not a colour alone. */
export const levelIcons: Readonly<Record<Finding['level'], Drawing>> = {
  error: { d: `${circle}M9 9l6 6M15 9l-6 6` },
  warning,
  note: { d: `${circle}M12 11.5v4.5M12 8h.01` },
};
