import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { MatrixAnswer, MatrixRow, Option } from '../../engine/definition/types.ts';
import { onLeaving, radioGroup } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { listOptions } from '../../react/ui/options/option-list.ts';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { Required } from '../../react/ui/field/required.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import { optionOf } from '../choices/choice-rules.ts';
import { ChoiceCells } from '../scales/choice-cells.tsx';
import { ScaleTable } from '../scales/scale-table.tsx';
import { matrixModel } from './model.ts';
import { asMatrix, isRowMandatory, valueOfRow } from './rows.ts';
import styles from './view.css?inline';

const sheets = [styles];
const noOptions: readonly Option[] = [];

interface RowProps {
  readonly row: MatrixRow;
  readonly id: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly required: boolean;
  /** Is marked as required by itself. */
  readonly marked: boolean;
  readonly missing: boolean;
  readonly describedBy: string | undefined;
  choose(row: MatrixRow, value: string): void;
}

/** One line of the matrix, drawn anew only when it changes itself. */
const Row = memo(function Row(props: RowProps) {
  const { row, id, options, value, marked, required, missing, describedBy, choose } = props;
  const { show, text } = useLanguage();
  const listed = useMemo(() => listOptions(options, text, value === undefined ? [] : [value]), [options, text, value]);
  return (
    <div className="porsa-scale-row" data-invalid={missing || undefined}>
      <fieldset className="porsa-group" {...radioGroup(describedBy, missing, required)}>
        <legend className="porsa-label">
          {show(row.text)}
          {marked && <Required />}
        </legend>
        <ChoiceCells
          id={id}
          options={listed}
          chosen={value === undefined ? [] : [value]}
          toggle={(option) => choose(row, option.value)}
        />
      </fieldset>
    </div>
  );
});

function ReadRows({
  question,
  id,
  answer,
}: Pick<FieldViewProps, 'question' | 'id'> & { readonly answer: MatrixAnswer }) {
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

/** The same function as long as the question is drawn, so that a row's answer draws no other row anew. */
function useChoose(answer: MatrixAnswer, set: FieldViewProps['set']): RowProps['choose'] {
  const latest = useRef({ answer, set });
  useLayoutEffect(() => {
    latest.current = { answer, set };
  });
  return useMemo(() => (row, value) => latest.current.set({ ...latest.current.answer, [row.name]: value }), []);
}

function Matrix(props: FieldViewProps) {
  const { question, state, id, set, readOnly, invalid } = props;
  const { options = noOptions, rows = [], mandatory } = question;
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const answer = asMatrix(state.value) ?? {};
  const choose = useChoose(answer, set);
  const isAnswered = Object.keys(answer).length > 0;
  if (readOnly)
    return (
      <div ref={box}>
        <ReadRows question={question} id={id} answer={answer} />
      </div>
    );
  return (
    <div ref={box} className="porsa-matrix" onBlur={onLeaving(props.leave)}>
      <ScaleTable options={options}>
        {rows.map((row, index) => (
          <Row
            key={row.name}
            row={row}
            id={index === 0 ? id : `${id}-${row.name}`}
            options={options}
            value={valueOfRow(answer, row)}
            required={isRowMandatory(row, question)}
            marked={isRowMandatory(row, question) && !mandatory}
            missing={invalid && isRowMandatory(row, question) && valueOfRow(answer, row) === undefined}
            describedBy={props.describedBy}
            choose={choose}
          />
        ))}
      </ScaleTable>
      {!state.required && isAnswered && (
        <button type="button" className="porsa-text-button" onClick={() => set(undefined)}>
          {t('form:clear')}
        </button>
      )}
    </div>
  );
}

export const matrixView: FieldView = { labelling: 'group', inWords: matrixModel.format, View: Matrix };
