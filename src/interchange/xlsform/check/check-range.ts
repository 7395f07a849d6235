import type { ChoiceLists } from '../survey/choice-lists.ts';
import { isDecimal, readParameters } from './check-parameters.ts';
import type { SurveyNode } from '../survey/survey-tree.ts';
import { refuse } from '../workbook/xls-form-error.ts';

interface Range {
  readonly start: number;
  readonly end: number;
  readonly step: number;
  readonly ticks: number | undefined;
}

const isMultiple = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-9;
const isWithin = (value: number, { start, end }: Range): boolean =>
  value >= Math.min(start, end) && value <= Math.max(start, end);

/** Refuses a range whose steps, ticks or labels do not fit between its ends. */
export function checkRange(node: SurveyNode, lists: ChoiceLists): void {
  const { row, cells } = node;
  const parameters = readParameters(node);
  const appearance = cells.get('appearance') ?? '';
  if (
    appearance !== '' &&
    !/vertical|no-ticks/.test(appearance) &&
    ['tick_interval', 'placeholder', 'tick_labelset'].some((name) => parameters.has(name))
  ) {
    refuse('survey', row, `ticks and a placeholder do not go with the appearance '${appearance.slice(0, 80)}'.`);
  }
  const numberOf = (name: string): number | undefined =>
    parameters.has(name) ? Number(parameters.get(name)) : undefined;
  const range: Range = {
    start: numberOf('start') ?? 1,
    end: numberOf('end') ?? 10,
    step: numberOf('step') ?? 1,
    ticks: numberOf('tick_interval'),
  };
  checkStep(row, 'step', range.step, range);
  if (range.ticks !== undefined) checkStep(row, 'tick_interval', range.ticks, range);
  if (range.ticks !== undefined && !isMultiple(range.ticks, range.step))
    refuse('survey', row, "'tick_interval' is no multiple of the step.");
  const placeholder = numberOf('placeholder');
  if (placeholder !== undefined && !(isWithin(placeholder, range) && isMultiple(placeholder - range.start, range.step)))
    refuse('survey', row, "the 'placeholder' is no step of the range.");
  checkLabels(node, parameters.get('tick_labelset'), range, lists);
}

function checkStep(row: number, name: string, value: number, { start, end }: Range): void {
  if (value === 0) refuse('survey', row, `'${name}' is 0.`);
  if (value > Math.abs(end - start)) refuse('survey', row, `'${name}' is larger than the range.`);
}

function checkLabels({ row, cells }: SurveyNode, list: string | undefined, range: Range, lists: ChoiceLists): void {
  if (list === undefined) return;
  const choices = lists.get(list) ?? refuse('survey', row, `the list '${list.slice(0, 80)}' has no choices.`);
  for (const choice of choices) {
    const name = choice.cells.get('name') ?? '';
    const value = Number(name);
    if (!isDecimal(name) || !isWithin(value, range))
      refuse(
        'survey',
        row,
        `the choice '${name.slice(0, 80)}' of '${list}' (row ${choice.row} of the choices) labels a tick outside the range.`,
      );
    if (!isMultiple(value - range.start, range.ticks ?? range.step))
      refuse(
        'survey',
        row,
        `the choice '${name}' of '${list}' (row ${choice.row} of the choices) is where the range has no tick.`,
      );
  }
  const labelled = new Set(choices.map((choice) => Number(choice.cells.get('name'))));
  const isEnds =
    labelled.size === new Set([range.start, range.end]).size && labelled.has(range.start) && labelled.has(range.end);
  if (/no-ticks/.test(cells.get('appearance') ?? '') && !isEnds)
    refuse('survey', row, 'without ticks both ends have labels, and nothing else.');
}
