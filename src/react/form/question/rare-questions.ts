import tinted from '../../ui/style/tinted.css?inline';
import rare from './rare-questions.css?inline';

export { toneOf } from '../../ui/style/color-tone.ts';

export const style = [tinted, rare].join('\n');
