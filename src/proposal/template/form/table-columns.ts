import type { Localized } from '../../../engine/definition/types.ts';
import { labels } from '../../document/labels.ts';
import type { ProposalQuestionKind, TemplateQuestion } from '../types.ts';

/** A column of a table as a question of a form. */
export interface FormColumn {
  readonly id: string;
  readonly title: Localized;
  readonly type: 'text' | 'number' | 'select';
  readonly options?: readonly { readonly value: string; readonly text: Localized }[];
}

const text = (id: string, title: Localized): FormColumn => ({ id, title, type: 'text' });
const number = (id: string, title: Localized): FormColumn => ({ id, title, type: 'number' });
const choice = (id: string, title: Localized, values: readonly (keyof typeof labels)[]): FormColumn => ({
  id,
  title,
  type: 'select',
  options: values.map((value) => ({ value, text: labels[value] })),
});

const columns: Readonly<Partial<Record<ProposalQuestionKind, readonly FormColumn[]>>> = {
  outcomes: [
    choice('rank', labels.rank, ['primary', 'secondary', 'harm']),
    text('name', labels.outcome),
    text('measure', labels.measure),
    text('time', labels.time),
  ],
  variables: [
    text('name', labels.name),
    choice('role', labels.role, ['independent', 'dependent', 'confounder', 'background']),
    choice('type', labels.type, ['nominal', 'ordinal', 'discrete', 'continuous']),
    text('definition', labels.definition),
    text('unit', labels.unit),
    text('scale', labels.scale),
  ],
  timetable: [
    text('activity', labels.activity),
    number('starts', { en: 'First month', fa: 'ماه شروع' }),
    number('ends', { en: 'Last month', fa: 'ماه پایان' }),
  ],
  budget: [
    choice('kind', labels.kind, ['personnel', 'consumable', 'equipment', 'travel', 'other']),
    text('item', labels.item),
    number('count', labels.count),
    number('price', labels.price),
  ],
};

/** The columns of a question that is a table; undefined for other questions. */
export const formColumns = ({ kind, columns: own }: TemplateQuestion): readonly FormColumn[] | undefined =>
  kind === 'table' ? (own ?? []).map(({ id, title }) => text(id, title)) : columns[kind];

/** What the column is called in a form, where names are unique. */
export const columnName = (question: string, column: string): string => `${question}_${column}`;
