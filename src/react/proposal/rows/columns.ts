import type { Localized } from '../../../engine/definition/types.ts';

/** A column of a table of answers. */
export interface Column {
  readonly id: string;
  /** Its heading; absent, `proposal:columns.<id>`. */
  readonly title?: Localized;
  /** `number` is written left to right and in either script, `month` counts from 1. Defaults to `text`. */
  readonly kind?: 'text' | 'number' | 'month';
  /** Values to choose from, with their texts under `proposal:choices.<id>`. */
  readonly choices?: readonly string[];
  /** What a new row begins with. */
  readonly first?: string;
  /** Share of the row's width. Defaults to 1. */
  readonly width?: number;
}

export const outcomeColumns: readonly Column[] = [
  { id: 'rank', choices: ['primary', 'secondary', 'harm'], first: 'primary' },
  { id: 'name', width: 1.6 },
  { id: 'measure', width: 1.6 },
  { id: 'time' },
];

export const variableColumns: readonly Column[] = [
  { id: 'name', width: 1.4 },
  { id: 'role', choices: ['', 'independent', 'dependent', 'confounder', 'background'] },
  { id: 'type', choices: ['', 'nominal', 'ordinal', 'discrete', 'continuous'] },
  { id: 'definition', width: 1.8 },
  { id: 'unit', width: 0.8 },
  { id: 'scale' },
];

export const timetableColumns: readonly Column[] = [
  { id: 'activity', width: 3 },
  { id: 'starts', kind: 'month' },
  { id: 'ends', kind: 'month' },
];

export const budgetColumns: readonly Column[] = [
  { id: 'kind', choices: ['personnel', 'consumable', 'equipment', 'travel', 'other'], first: 'personnel' },
  { id: 'item', width: 2 },
  { id: 'count', kind: 'number', width: 0.7 },
  { id: 'price', kind: 'number' },
];
