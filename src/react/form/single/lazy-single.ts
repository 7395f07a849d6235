import { late } from '../../ui/late/late.tsx';
import { withLateTexts } from '../../ui/late/with-late-texts.ts';

/** The foot of a page that a phone shows question by question; fetched by the forms that say so. */
export const SingleFoot = late(async () => (await withLateTexts(import('./single-foot.tsx'))).SingleFoot);
