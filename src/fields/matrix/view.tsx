import { useRef } from 'react';
import type { MatrixAnswer, MatrixRow } from '../../engine/definition/types.ts';
import { onLeaving } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { Required } from '../../react/ui/required.tsx';
import { useStyles } from '../../react/ui/use-styles.ts';
import { optionOf } from '../shared/choice-rules.ts';
import { matrixModel } from './model.ts';
import { asMatrix, isRowMandatory, valueOfRow } from './rows.ts';
import { useWidth } from '../shared/use-width.ts';
import styles from './view.css?inline';

const sheets = [styles];
/** Pixels that the rows' texts and each column need beside one another. */
const rowWidth = 180;
const columnWidth = 84;

interface GridProps extends FieldViewProps {
  readonly answer: MatrixAnswer;
  choose(row: MatrixRow, value: string): void;
}

/** What a screen reader says of one choice: `Feeling tired: Several days`. */
function useChoices({ question, id, answer, choose, describedBy, invalid }: GridProps) {
  const { text, voice } = useLanguage();
  return {
    isMissing: (row: MatrixRow) => invalid && isRowMandatory(row, question) && valueOfRow(answer, row) === undefined,
    radio: (row: MatrixRow, index: number, value: string, at: number) => (
      <input
        type="radio"
        className="porsa-matrix-radio"
        id={index === 0 && at === 0 ? id : undefined}
        name={`${id}-${row.name}`}
        checked={valueOfRow(answer, row) === value}
        lang={voice(row.text)?.lang}
        aria-label={`${text(row.text)}: ${text(optionOf(value, question)?.text)}`}
        aria-describedby={at === 0 ? describedBy : undefined}
        onChange={() => choose(row, value)}
      />
    ),
  };
}

function MatrixTable(props: GridProps) {
  const { question } = props;
  const { options = [], rows = [] } = question;
  const { show } = useLanguage();
  const { radio, isMissing } = useChoices(props);
  return (
    <table className="porsa-matrix">
      <thead>
        <tr>
          <td />
          {options.map(({ value, text: said }) => (
            <th key={value} scope="col">
              {show(said)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.name} data-missing={isMissing(row) || undefined}>
            <th scope="row">
              {show(row.text)}
              {isRowMandatory(row, question) && !question.mandatory && <Required />}
            </th>
            {options.map(({ value }, at) => (
              <td key={value}>
                <label className="porsa-matrix-cell">{radio(row, index, value, at)}</label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a narrow screen each row is a card, with its options one below the other. */
function MatrixCards(props: GridProps) {
  const { question, id } = props;
  const { options = [], rows = [] } = question;
  const { show } = useLanguage();
  const { radio, isMissing } = useChoices(props);
  return rows.map((row, index) => (
    <div
      key={row.name}
      className="porsa-matrix-card"
      role="radiogroup"
      aria-labelledby={`${id}-${row.name}-text`}
      data-missing={isMissing(row) || undefined}
    >
      <p id={`${id}-${row.name}-text`}>
        {show(row.text)}
        {isRowMandatory(row, question) && !question.mandatory && <Required />}
      </p>
      {options.map(({ value, text: said }, at) => (
        <label key={value} className="porsa-matrix-choice">
          {radio(row, index, value, at)}
          <span>{show(said)}</span>
        </label>
      ))}
    </div>
  ));
}

function ReadRows({ question, id, answer }: Pick<GridProps, 'question' | 'id' | 'answer'>) {
  const { show } = useLanguage();
  if (Object.keys(answer).length === 0) return <ReadValue id={id} />;
  return (
    <dl id={id} className="porsa-matrix-read">
      {Object.entries(answer).map(([name, value]) => (
        <div key={name}>
          <dt>{show(question.rows?.find((row) => row.name === name)?.text) || name}</dt>
          <dd>{show(optionOf(value, question)?.text) || value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Matrix(props: FieldViewProps) {
  const {
    question,
    state: { value, required },
    id,
    set,
    readOnly,
  } = props;
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const width = useWidth(box);
  const answer = asMatrix(value) ?? {};
  const isAnswered = Object.keys(answer).length > 0;
  const choose = (row: MatrixRow, chosen: string) => set({ ...answer, [row.name]: chosen });
  const isWide = width >= rowWidth + columnWidth * (question.options?.length ?? 0);
  const Grid = isWide ? MatrixTable : MatrixCards;
  return (
    <div ref={box} className="porsa-matrix-box" onBlur={readOnly ? undefined : onLeaving(props.leave)}>
      {readOnly ? (
        <ReadRows question={question} id={id} answer={answer} />
      ) : (
        <Grid {...props} answer={answer} choose={choose} />
      )}
      {!readOnly && !required && isAnswered && (
        <button type="button" className="porsa-text-button" onClick={() => set(undefined)}>
          {t('form:clear')}
        </button>
      )}
    </div>
  );
}

export const matrixView: FieldView = { labelling: 'group', inWords: matrixModel.format, View: Matrix };
