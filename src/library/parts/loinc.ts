import type { Option, Question } from '../../engine/definition/types.ts';
import type { Instrument } from '../instrument.ts';

/** The codes that LOINC has for an instrument, and for its questions and results by their names. */
export interface Loinc {
  readonly form?: string;
  readonly questions: Readonly<Record<string, string>>;
  /** Of the options of questions, in their order. */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
}

/** How often in the last two weeks. */
export const lastTwoWeeksCodes = ['LA6568-5', 'LA6569-3', 'LA6570-1', 'LA6571-9'];

/** Options with the codes that LOINC has for them, which may count for something else there: scores stay ours. */
export function withCodes(options: readonly Option[], codes: readonly string[]): readonly Option[] {
  return options.map((option, index) => {
    const code = codes[index];
    return code === undefined ? option : { ...option, system: 'http://loinc.org', code };
  });
}

/** The first two questions of PHQ-9, which are those of PHQ-2. */
export const phq2Codes = { interest: '44250-9', mood: '44255-8' };

/** The first two questions of GAD-7, which are those of GAD-2. */
export const gad2Codes = { nervous: '69725-0', control: '68509-9' };

/** The instrument with its codes, which the export to FHIR gives to other systems. */
export function coded(instrument: Instrument, { form, questions, answers = {} }: Loinc): Instrument {
  const { definition } = instrument;
  const withCode = (question: Question): Question => {
    const loinc = questions[question.name];
    const codes = answers[question.name];
    return {
      ...question,
      ...(codes && question.options && { options: withCodes(question.options, codes) }),
      ...(loinc !== undefined && { loinc }),
      ...(question.questions && { questions: question.questions.map(withCode) }),
    };
  };
  return {
    ...instrument,
    definition: {
      ...definition,
      ...(form !== undefined && { loinc: form }),
      pages: definition.pages.map((page) => ({ ...page, questions: page.questions.map(withCode) })),
    },
  };
}
