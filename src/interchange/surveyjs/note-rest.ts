import type { Note, Raw } from '../shared/raw.ts';
import { isComputed, sample, typeOf } from './question-settings.ts';

const words = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Settings that are read somewhere, or that say how SurveyJS itself draws. */
const read = words(
  'type name title description isRequired requiredIf visibleIf visible defaultValue defaultValueExpression choices choicesFromQuestion inputType validators expression html elements questions templateElements columns rows items cellType',
  'min max step minValueExpression maxValueExpression rateMin rateMax rateStep rateValues rateType rateCount minRateDescription maxRateDescription sliderType maxLength maxSelectedChoices minSelectedChoices multiSelect',
  'showNoneItem hasNone noneText showRefuseItem refuseText showDontKnowItem dontKnowText showOtherItem hasOther otherText allowMultiple labelTrue labelFalse valueTrue valueFalse isAllRowRequired',
  'choicesVisibleIf choicesFromQuestionMode minRowCount maxRowCount minPanelCount maxPanelCount',
  'startWithNewLine titleLocation showNumber hideNumber state width minWidth maxWidth colCount rateColorMode rateDisplayMode autoGenerate displayMode indent size readOnly',
);

/** Settings of a column of a matrix that only say how it is drawn. */
const ofColumn = words('minWidth width colSpan');

/** Settings that are on by default: only off is a setting. */
const onByDefault = words(
  'allowAddRows allowRemoveRows allowAddPanel allowRemovePanel acceptCarriageReturn storeOthersAsComment showPrevButton showCompletePage',
);

const ofGroups = words('defaultValue defaultValueExpression validators');
/** Settings that others have and these do not read. */
const unread: Readonly<Record<string, ReadonlySet<string>>> = {
  panel: ofGroups,
  paneldynamic: ofGroups,
  multipletext: ofGroups,
  matrixdynamic: ofGroups,
  matrixdropdown: ofGroups,
  matrix: words('cellType'),
};

/** Whether a setting has no effect: it is blank, or off as it is anyway. */
export function hasNoEffect(key: string, value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (value === false && !onByDefault.has(key)) ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Whatever is set and not read is listed, as it has no counterpart. */
export function noteRest(raw: Raw, path: string, note: Note, isColumn = false): void {
  const type = String(raw['type']);
  const isCarried = (key: string): boolean =>
    (key === 'setValueExpression' && isComputed(raw)) ||
    (key === 'rowsVisibleIf' && type === 'matrixdropdown') ||
    (isColumn && ofColumn.has(key));
  for (const [key, value] of Object.entries(raw)) {
    const isRead = read.has(key) && !(Object.hasOwn(unread, type) && unread[type]?.has(key));
    if (!isRead && !isCarried(key) && !hasNoEffect(key, value))
      note(`${path}.${key}`, `a setting that has no counterpart: ${sample(value)}`);
  }
  if (raw['readOnly'] === true && type !== 'expression' && !isComputed(raw))
    note(`${path}.readOnly`, 'can be changed here');
  if (type === 'boolean' && typeOf(raw)?.type === 'checkbox')
    for (const key of ['labelTrue', 'labelFalse'])
      if (raw[key] !== undefined)
        note(`${path}.${key}`, `a tick is shown, without what it stands for: ${sample(raw[key])}`);
}
