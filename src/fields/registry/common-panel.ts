import type { PatientName, Question } from '../../engine/definition/types.ts';
import type { Setting } from '../../react/ui/field/field-panel.ts';
import { detailsOf, settingsFor } from '../form/patient-details.ts';
import { fieldModels } from '../models/models.ts';

const takesAnswer = (question: Question) => fieldModels[question.type].kind === 'input';
/** A file of its own cannot stand in every new response. */
const takesDefault = (question: Question) => takesAnswer(question) && !fieldModels[question.type].attachments;
const holdsAnswer = (question: Question) => takesAnswer(question) || fieldModels[question.type].kind === 'calculated';

/** Settings that every field type has, in the order the designer shows them within each group, after the type's own. */
export const commonSettings: readonly Setting[] = [
  { key: 'title', editor: 'localized', group: 'main' },
  { key: 'name', editor: 'text', group: 'main' },
  { key: 'shorttitle', editor: 'localized', group: 'main' },
  { key: 'subtitle', editor: 'localized', group: 'main' },
  { key: 'helptext', editor: 'localizedLong', group: 'main' },
  { key: 'subtext', editor: 'localizedLong', group: 'main' },
  { key: 'tooltip', editor: 'localized', group: 'main' },
  { key: 'mandatory', editor: 'boolean', group: 'answers', visibleWhen: takesAnswer },
  {
    key: 'patientField',
    editor: 'patientField',
    group: 'answers',
    visibleWhen: (question) => detailsOf(question).length > 0 || question.patientField !== undefined,
    choicesFor: detailsOf,
    brings: (detail, question) => settingsFor(detail as PatientName, question),
  },
  { key: 'requiredWhen', editor: 'formula', group: 'limits', visibleWhen: takesAnswer },
  { key: 'constraint', editor: 'constraint', group: 'limits', visibleWhen: takesAnswer },
  { key: 'defaultvalue', editor: 'defaultvalue', group: 'answers', visibleWhen: takesDefault },
  { key: 'initialformula', editor: 'formula', group: 'answers', visibleWhen: takesAnswer },
  { key: 'displaysize', editor: 'number', group: 'layout', min: 1, max: 12 },
  { key: 'startNewRow', editor: 'boolean', group: 'layout' },
  { key: 'fontsize', editor: 'number', group: 'layout', min: 8, max: 72 },
  { key: 'bgColor', editor: 'color', group: 'layout' },
  { key: 'showforuser', editor: 'boolean', group: 'visibility' },
  { key: 'showforsecretary', editor: 'boolean', group: 'visibility' },
  { key: 'displayInReport', editor: 'boolean', group: 'visibility' },
  { key: 'relatedField', editor: 'relatedField', group: 'advanced', visibleWhen: takesAnswer },
  { key: 'clearonload', editor: 'boolean', group: 'advanced', visibleWhen: takesAnswer },
  {
    key: 'historytype',
    editor: 'choice',
    group: 'advanced',
    choices: ['followup', 'hourly', 'daily'],
    visibleWhen: holdsAnswer,
  },
  { key: 'loinc', editor: 'code', group: 'advanced', visibleWhen: holdsAnswer },
  { key: 'allowcopy', editor: 'boolean', group: 'advanced', visibleWhen: holdsAnswer },
];
