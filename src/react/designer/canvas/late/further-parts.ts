import { addTexts } from '../../../../store/texts.ts';
import { lateDesignerTexts } from '../../texts/late-designer-texts.ts';

/** What the canvas shows once somebody works on it: one file, fetched once the designer stands. */
export { CardActions } from '../card-actions.tsx';
export { CanvasMenu } from '../../marking/canvas-menu.tsx';
export { CanvasTools } from '../../marking/canvas-tools.tsx';
export { Look } from '../../look/look.tsx';
export { Moving } from '../../moving/moving.tsx';
export { Outline } from '../../outline/outline.tsx';
export { TypedOptions } from '../typed-options.tsx';

addTexts('designer', lateDesignerTexts);
