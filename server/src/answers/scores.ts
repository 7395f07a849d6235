import type { Score } from '../../../src/api/contract/shapes.ts';
import type { Answers, FormDefinition, Question, Role } from '../../../src/engine/definition/types.ts';
import { bandOf } from '../../../src/engine/outcome/band-of.ts';
import { questionsFor } from '../access/cut-answers.ts';

/** What a form computed of an entry and what it follows over time, as far as a role may see it. */
export function scoresOf(answers: Answers, definition: FormDefinition, role: Role): Score[] {
  return scoredQuestions(definition, role).flatMap((question) => {
    const value = answers[question.name];
    if (typeof value !== 'number') return [];
    const band = bandOf(value, question);
    const { name, shorttitle, title, unit, floatcount } = question;
    return [
      {
        name,
        title: shorttitle ?? title,
        value,
        ...(unit !== undefined && { unit }),
        ...(floatcount !== undefined && { floatcount }),
        ...(band && { band: { text: band.text, ...(band.severity && { severity: band.severity }) } }),
      },
    ];
  });
}

/** Those with bands first: they are what the form is for. */
function scoredQuestions(definition: FormDefinition, role: Role): readonly Question[] {
  const questions = questionsFor(definition, role);
  const scored = questions.filter(({ bands }) => bands !== undefined && bands.length > 0);
  const followed = questions.filter((question) => question.historytype !== undefined && !scored.includes(question));
  return [...scored, ...followed];
}
