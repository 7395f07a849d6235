import { listMark } from '../../engine/languages/traits.ts';
import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import {
  attachmentsOf,
  documentTypes,
  largestFile,
  pictureTypes,
  readAttachments,
} from '../attachments/attachments.ts';
import { boundsOf } from '../numbers/number-rules.ts';
import { accept, blank, refuse } from '../rules/parsed.ts';

/** Most files of one question, where it takes several. */
export const mostFiles = 10;

/** Pictures or documents; with `multimode` several, which `min` and `max` bound. The answer names them, their bytes travel apart. */
export const fileModel: FieldModel = {
  type: 'file',
  kind: 'input',
  parse(input) {
    const attachments =
      typeof input === 'string' && input.trim() !== ''
        ? undefined
        : readAttachments(typeof input === 'string' ? undefined : input);
    if (attachments === undefined) return refuse('notfile');
    return attachments.length === 0 ? blank : accept(attachments);
  },
  validate(answer, question) {
    const attachments = attachmentsOf(answer);
    const { min = 0, max = mostFiles } = question.multimode ? boundsOf(question) : { max: 1 };
    const most = Math.min(max, mostFiles);
    const taken = question.accept === 'any' ? [...pictureTypes, ...documentTypes] : pictureTypes;
    if (attachments.length === 0) return { rule: 'notfile' };
    if (attachments.length > most) return { rule: 'toomanyfiles', params: { max: most } };
    if (attachments.length < min) return { rule: 'toofewfiles', params: { min } };
    if (attachments.some(({ size }) => size > largestFile)) return { rule: 'filetoolarge' };
    return attachments.every(({ type }) => taken.includes(type))
      ? undefined
      : { rule: question.accept === 'any' ? 'notfiletype' : 'notpicture' };
  },
  toValue: (answer) => attachmentsOf(answer).map(({ name }) => name),
  attachments: attachmentsOf,
  format: (answer, _question, { language }) =>
    attachmentsOf(answer)
      .map(({ name }) => name)
      .join(listMark(language)),
  check(question, report) {
    const { min, max } = boundsOf(question);
    if (min !== undefined && max !== undefined && min > max)
      report('max', { rule: 'minabovemax', params: { min, max } });
  },
};
