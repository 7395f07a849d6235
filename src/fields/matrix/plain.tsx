import type { MatrixRow } from '../../engine/definition/types.ts';
import { Required } from '../../react/ui/field/required.tsx';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { asGroup, fieldOf, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';
import { asMatrix, isRowMandatory, valueOfRow } from './rows.ts';

/** A table of radio buttons; a narrow screen shows each row as a list, by style alone. */
function PlainMatrix({ question, state, id, name, invalid }: PlainViewProps) {
  const { show, text, t, voice } = useLanguage();
  const { options = [], rows = [] } = question;
  const answer = asMatrix(state.value);
  const isOptional = rows.some((row) => !isRowMandatory(row, question));
  const none = { value: '', text: t('form:noanswer') };
  const columns = isOptional ? [...options, none] : options;
  const isMissing = (row: MatrixRow) =>
    invalid && isRowMandatory(row, question) && valueOfRow(answer, row) === undefined;
  const problemOf = (row: MatrixRow) => isMissing(row) && `${id}-problem`;
  // The list of problems leads to the first row that lacks an answer.
  const first = Math.max(0, rows.findIndex(isMissing));
  return (
    <table className="plain-matrix">
      <thead>
        <tr>
          <td />
          {columns.map(({ value, text: label }) => (
            <th key={value} scope="col">
              {show(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.name} data-missing={isMissing(row) || undefined}>
            <th scope="row">
              {show(row.text)}
              {isRowMandatory(row, question) && <Required />}
            </th>
            {columns.map(({ value, text: label }, at) => (
              <td key={value}>
                {(value !== '' || !isRowMandatory(row, question)) && (
                  <label className="plain-choice" data-none={value === '' || undefined}>
                    <input
                      id={index === first && at === 0 ? id : undefined}
                      type="radio"
                      className="plain-radio"
                      name={fieldOf(name, row.name)}
                      value={value}
                      defaultChecked={(valueOfRow(answer, row) ?? '') === value}
                      lang={voice(row.text)?.lang}
                      aria-label={`${text(row.text)}: ${text(label)}`}
                      aria-describedby={(at === 0 && problemOf(row)) || undefined}
                    />
                    <span>{show(label)}</span>
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const matrixPlain: PlainView = {
  labelling: asGroup,
  View: PlainMatrix,
  read: (fields, name, { rows = [] }) =>
    Object.fromEntries(rows.map((row) => [row.name, fields.get(fieldOf(name, row.name)) ?? ''])),
};
