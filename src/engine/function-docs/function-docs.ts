import type { FunctionDoc } from './function-doc.ts';
import { dateDocs } from './dates.ts';
import { logicDocs } from './logic.ts';
import { numberDocs } from './numbers.ts';
import { questionDocs } from './questions.ts';
import { statisticsDocs } from './statistics.ts';
import { textDocs } from './texts.ts';

/** What each function does, with examples, in the order in which a list shows them. For people: nothing computes with it. */
export const functionDocs: readonly FunctionDoc[] = [
  ...logicDocs,
  ...statisticsDocs,
  ...numberDocs,
  ...textDocs,
  ...dateDocs,
  ...questionDocs,
];
