import { shownOnly } from '../plain/shown-only.tsx';
import { labelView } from './view.tsx';

export const labelPlain = shownOnly(labelView);
