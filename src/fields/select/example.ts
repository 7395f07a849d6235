import { choiceExample } from '../examples/choice-example.ts';

export const selectExample = choiceExample('select');
