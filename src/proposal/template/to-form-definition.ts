import type { FormDefinition, CoreLanguage, Localized, Page, Question } from '../../engine/definition/types.ts';
import { columnName, formColumns } from './form/table-columns.ts';
import type { ProposalTemplate, TemplateQuestion, TemplateSection } from './types.ts';

/**
 * A form with the questions of a template under the same names, for a category that receives proposals as responses.
 *
 * Tables are repeating containers, lists and sources texts of one line each, and the sample size is a text.
 * `toFormAnswers` fills such a form, or another with questions of these names.
 */
export function toFormDefinition(
  template: ProposalTemplate,
  { language = 'en' }: { readonly language?: CoreLanguage } = {},
): FormDefinition {
  return {
    schema: 1,
    title: template.title,
    language,
    pages: template.sections.map((section) => toPage(section, language)),
    conditions: [],
  };
}

const inLanguage = (text: Localized, language: CoreLanguage): string =>
  typeof text === 'string' ? text : (text[language] ?? text.en ?? text.fa ?? '');

/** Pages and questions share their ids, sections and questions do not. */
const toPage = ({ id, title, questions }: TemplateSection, language: CoreLanguage): Page => ({
  id: `section-${id}`,
  text: inLanguage(title, language),
  displayTitle: title,
  pageType: 'form',
  questions: questions.map(toQuestion),
});

function toQuestion(question: TemplateQuestion): Question {
  const { id, title, guidance, required, mayNotApply } = question;
  const isMandatory = required && !mayNotApply && !formColumns(question);
  return {
    id,
    name: id,
    title,
    ...(guidance !== undefined && { helptext: guidance }),
    ...(isMandatory && { mandatory: true }),
    ...answerOf(question),
  };
}

function answerOf(question: TemplateQuestion): Pick<Question, 'type'> & Partial<Question> {
  const columns = formColumns(question);
  if (columns)
    return {
      type: 'container',
      multimode: true,
      questions: columns.map(({ id, title, type, options }) => {
        const name = columnName(question.id, id);
        return { id: name, name, type, title, displaysize: type === 'text' ? 6 : 3, ...(options && { options }) };
      }),
    };
  switch (question.kind) {
    case 'line':
      return { type: 'text' };
    case 'link':
      return { type: 'text', format: 'url' };
    case 'date':
      return { type: 'date' };
    case 'choice':
      return { type: 'select', options: question.options };
    default:
      return { type: 'note' };
  }
}
