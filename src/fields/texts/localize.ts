export { pickText as localize } from '../../engine/languages/pick-text.ts';
