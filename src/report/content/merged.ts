import type { PatientName } from '../../engine/definition/types.ts';
import { mergeText } from '../../engine/report/merge-fields.ts';
import { patientFact } from '../../engine/live-form/patient-facts.ts';
import { describePatient } from '../../react/dashboard/files/describe-patient.ts';
import { formatMoment } from '../../react/ui/language/moment.ts';
import { inWords } from './lines.ts';
import { flat, reportDay, type Printing } from './printing.ts';

/** Stands where nothing was answered. */
const blank = '–';

/** A text of the report with answers and facts in the place of their names. */
export const toMerged = (text: string, printing: Printing): string =>
  mergeText(text, (name) => valueOf(name, printing) || blank);

function valueOf(name: string, { data, definition, form, answers, words }: Printing): string {
  const { entry, file, category, clinic } = data;
  const [head, fact = ''] = name.split('.');
  if (head === 'patient') {
    if (fact === 'name') return file.patient.name ?? '';
    const known = patientFact(file.patient, fact as PatientName, () => reportDay(data));
    return describePatient({ [fact]: known }, words)[0]?.[1] ?? '';
  }
  switch (name) {
    case 'response.date':
      return entry ? formatMoment(entry.createdAt, words) : '';
    case 'response.by':
      return entry?.createdBy ?? '';
    case 'form.title':
      return words.text(category.title);
    case 'form.clinic':
      return words.text(clinic);
    default: {
      const question = flat(definition).find((each) => each.name === name);
      return question ? inWords(answers[name] ?? form.get(name), question, words) : '';
    }
  }
}
