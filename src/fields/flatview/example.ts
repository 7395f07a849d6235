import { choiceExample } from '../examples/choice-example.ts';

export const flatviewExample = choiceExample('flatview');
