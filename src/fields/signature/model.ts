import type { Answer } from '../../engine/definition/types.ts';
import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import { attachmentsOf, largestFile, pictureTypes, readAttachments } from '../attachments/attachments.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';

const longestName = 200;

/** A signature drawn by hand, as a picture; or the name, written by whoever cannot or will not draw. */
export const signatureModel: FieldModel = {
  type: 'signature',
  kind: 'input',
  parse(input) {
    if (isBlank(input)) return blank;
    if (typeof input === 'string') return /[\p{Cc}\p{Cs}]/u.test(input) ? refuse('notsignature') : accept(input.trim());
    const drawn = readAttachments(input);
    if (drawn === undefined) return refuse('notsignature');
    return drawn.length === 0 ? blank : accept(drawn);
  },
  validate(answer) {
    if (typeof answer === 'string')
      return answer.length > longestName ? { rule: 'toolong', params: { max: longestName } } : undefined;
    const [drawn, ...more] = attachmentsOf(answer);
    return drawn && more.length === 0 && pictureTypes.includes(drawn.type) && drawn.size <= largestFile
      ? undefined
      : { rule: 'notsignature' };
  },
  toValue: (answer) => inWords(answer),
  attachments: attachmentsOf,
  format: (answer) => inWords(answer),
};

function inWords(answer: Answer): string {
  return typeof answer === 'string'
    ? answer
    : attachmentsOf(answer)
        .map(({ name }) => name)
        .join(', ');
}
