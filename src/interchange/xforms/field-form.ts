import type { FormDefinition, Page, PatientName, Question, Role } from '../../engine/definition/types.ts';
import { fillsPage, seesQuestion } from '../../engine/live-form/roles.ts';

/** Details of the patient that a form may require beside its questions. */
export type FieldDetail = Extract<PatientName, 'name' | 'code' | 'phone'>;

const titles: Readonly<Record<FieldDetail, Question['title']>> = {
  name: { en: 'Patient’s name', fa: 'نام بیمار' },
  code: { en: 'National ID number', fa: 'کد ملی' },
  phone: { en: 'Phone', fa: 'تلفن' },
};

const pageId = 'porsa-patient';
const idOf = (detail: FieldDetail): string => `${pageId}.${detail}`;

/** The question that asks for a detail of the patient; its id can be no other question’s. */
export const isDetail = (question: Question, detail: FieldDetail): boolean => question.id === idOf(detail);

/**
 * A form as a field app asks it: the details of the patient that are required stand on a page of their own, and what the
 * role does not see is there for conditions alone. Rows of which it sees nothing are left out.
 */
export function fieldForm(
  definition: FormDefinition,
  role: Role,
  details: readonly FieldDetail[] = [],
): FormDefinition {
  const pages = definition.pages.map((page) => ({
    ...page,
    questions: hidden(page.questions, role, fillsPage(role, page)),
  }));
  return { ...definition, pages: details.length > 0 ? [patientPage(details), ...pages] : pages };
}

function hidden(questions: readonly Question[], role: Role, isSeen: boolean): readonly Question[] {
  return questions.flatMap((question): readonly Question[] => {
    const shown = isSeen && seesQuestion(role, question);
    if (question.questions === undefined) return [shown ? question : { ...question, ...{ hidden: true } }];
    if (!shown && question.multimode) return [];
    return [{ ...question, questions: hidden(question.questions, role, shown) }];
  });
}

function patientPage(details: readonly FieldDetail[]): Page {
  return {
    id: pageId,
    text: 'Patient',
    displayTitle: { en: 'Patient', fa: 'بیمار' },
    pageType: 'form',
    questions: details.map((detail) => ({
      id: idOf(detail),
      name: `patient_${detail}`,
      type: 'text',
      title: titles[detail],
      mandatory: true,
    })),
  };
}
