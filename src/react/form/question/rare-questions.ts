import style from './rare-questions.css?inline';

export { toneOf } from './color-tone.ts';
export { style };
