import { bandOf } from '../../engine/outcome/band-of.ts';
import { fieldModels } from '../../fields/models/models.ts';
import type { AnswerReader } from '../../react/dashboard/context/types.ts';
import { inWords } from '../../report/content/lines.ts';

/** Answers as the printed report writes them. */
export const answerReader: AnswerReader = { kind: (type) => fieldModels[type].kind, inWords, bandOf };
