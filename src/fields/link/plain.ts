import { shownOnly } from '../plain/shown-only.tsx';
import { linkView } from './view.tsx';

export const linkPlain = shownOnly(linkView);
