import type { Answer, Answers, Attachment, FormDefinition, Question } from '../../../src/engine/definition/types.ts';
import { isRecord, isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { fieldModels } from '../../../src/fields/models/models.ts';
import { onceEach } from '../answers/once-each.ts';

const namesFiles = ({ type }: Question): boolean => fieldModels[type].attachments !== undefined;

/** A question whose answers name uploads, or whose rows have such questions. */
interface Place {
  readonly question: Question;
  readonly inRows: readonly Place[];
}

/** Where answers of a form name uploads: they are looked for there alone. */
const placesOf = onceEach(({ pages }: FormDefinition) => placesIn(pages.flatMap(({ questions }) => questions)));

/** Whether a form has file questions at all; uploads to other forms are refused. */
export function takesFiles(definition: FormDefinition): boolean {
  return placesOf(definition).length > 0;
}

/** An upload named by an answer, and where: `answers.photo`, `answers.wounds[1].photo`. */
export interface NamedUpload {
  readonly path: string;
  readonly attachment: Attachment;
}

/** Every upload that answers name. */
export function uploadsIn(answers: Answers, definition: FormDefinition): readonly NamedUpload[] {
  if (!takesFiles(definition)) return [];
  const found: NamedUpload[] = [];
  changeUploads(answers, definition, (attachment, path) => {
    found.push({ path, attachment });
    return attachment;
  });
  return found;
}

/** The answers with each upload they name as `change` gives it. */
export function changeUploads(
  answers: Answers,
  definition: FormDefinition,
  change: (attachment: Attachment, path: string) => Attachment,
): Answers {
  return changeIn(answers, placesOf(definition), 'answers', change);
}

function changeIn(
  answers: Answers,
  places: readonly Place[],
  path: string,
  change: (attachment: Attachment, path: string) => Attachment,
): Answers {
  const changed: Record<string, Answer | undefined> = { ...answers };
  for (const { question, inRows } of places) {
    const answer = Object.hasOwn(answers, question.name) ? answers[question.name] : undefined;
    if (answer === undefined) continue;
    const at = `${path}.${question.name}`;
    if (isRepeating(question) && Array.isArray(answer)) {
      changed[question.name] = answer.map((row, index) =>
        isRecord(row) ? changeIn(row as Answers, inRows, `${at}[${index}]`, change) : row,
      ) as Answer;
    } else if (namesFiles(question))
      changed[question.name] = changeOne(question, answer, (attachment) => change(attachment, at));
  }
  return changed;
}

/** What was sent is read by the type's own rules first; what they refuse, the form will. */
function changeOne(question: Question, answer: Answer, change: (attachment: Attachment) => Attachment): Answer {
  const model = fieldModels[question.type];
  const parsed = model.parse(answer, question);
  const attachments = parsed.ok && parsed.answer !== undefined ? (model.attachments?.(parsed.answer) ?? []) : [];
  return attachments.length === 0 ? answer : attachments.map(change);
}

/** Answers of plain containers lie among those of the questions beside them. */
function placesIn(questions: readonly Question[]): readonly Place[] {
  return questions.flatMap((question) => {
    const inside = placesIn(question.questions ?? []);
    if (isRepeating(question)) return inside.length > 0 ? [{ question, inRows: inside }] : [];
    return namesFiles(question) ? [{ question, inRows: [] }, ...inside] : inside;
  });
}
