import type { FormDefinition, Page, Question } from './types.ts';

/** One question and where it stands. */
export interface PlacedQuestion {
  readonly question: Question;
  /** JSON path from the definition's root, such as `pages[0].questions[3]`. */
  readonly path: string;
  readonly page: Page;
  readonly pageIndex: number;
  /** The container it stands in. */
  readonly parent?: PlacedQuestion;
  /** The innermost repeating container around it: it has one answer for each of that one's rows. */
  readonly row?: PlacedQuestion;
  /** Containers around it. */
  readonly depth: number;
  /** What it holds, each as it is filled in: a container's questions. */
  readonly children: PlacedQuestion[];
}

/**
 * Every question of the form, containers before what is in them, in the order they are filled in.
 *
 * What is no list and what is no question is passed over, so that a definition can be walked before it is checked.
 */
export function walkQuestions(definition: Pick<FormDefinition, 'pages'>): readonly PlacedQuestion[] {
  const found: PlacedQuestion[] = [];
  listOf<Page>(definition.pages).forEach((page, pageIndex) => {
    if (isRecord(page)) walkPage(page, pageIndex, found);
  });
  return found;
}

function walkPage(page: Page, pageIndex: number, found: PlacedQuestion[]): void {
  const place: Place = { page, pageIndex, parent: undefined, row: undefined, depth: 0 };
  const waiting = children(page.questions, `pages[${pageIndex}]`, place);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    next.parent?.children.push(next);
    waiting.push(
      ...children(next.question.questions, next.path, {
        page,
        pageIndex,
        parent: next,
        row: isRepeating(next.question) ? next : next.row,
        depth: next.depth + 1,
      }),
    );
  }
}

type Place = Omit<PlacedQuestion, 'question' | 'path' | 'children'>;

/** Last first, so that the next one to look at is at the end. */
function children(questions: unknown, path: string, { page, pageIndex, parent, row, depth }: Place): PlacedQuestion[] {
  const placed: PlacedQuestion[] = [];
  listOf<Question>(questions).forEach((question, index) => {
    if (isRecord(question))
      placed.push({ question, path: `${path}.questions[${index}]`, page, pageIndex, parent, row, depth, children: [] });
  });
  return placed.reverse();
}

export function isRepeating(question: Question): boolean {
  return question.type === 'container' && question.multimode === true;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value : [];
}
