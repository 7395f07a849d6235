import { limits } from '../../engine/definition/limits.ts';
import type { Question } from '../../engine/definition/types.ts';
import type { Row } from '../../engine/live-form/types.ts';
import { useFillerTools } from '../../react/ui/field/filler-tools.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { askedField, rowAction, rowId } from '../plain/page-fields.ts';
import { usePlainPage } from '../plain/plain-page.ts';
import { asGroup, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';

function PlainContainer(props: PlainViewProps) {
  const { question, scope } = props;
  const { QuestionList } = useFillerTools();
  return (
    <div className="plain-section">
      {question.multimode ? <Rows {...props} /> : <QuestionList questions={question.questions ?? []} scope={scope} />}
    </div>
  );
}

/** Rows, each with buttons that move it and take it away, and one that adds a row: the page is sent and drawn again. */
function Rows({ question, scope, id, name }: PlainViewProps) {
  const { t, text } = useLanguage();
  const rows = scope.rows(question.name);
  const most = Math.min(limits.rows, Number(scope.bounds(question.name).max ?? limits.rows) || limits.rows);
  return (
    <>
      {rows.length === 0 && <p className="porsa-soft">{t('late:row.none')}</p>}
      {rows.map((row, index) => (
        <RowFields
          key={row.key}
          question={question}
          row={row}
          index={index}
          isLast={index === rows.length - 1}
          name={name}
          id={id}
        />
      ))}
      <button
        id={id}
        type="submit"
        name={rowAction.add(name)}
        value="1"
        className="porsa-button plain-small"
        disabled={rows.length >= most}
      >
        <span aria-hidden="true">+ </span>
        {t('late:row.add', { title: text(question.shorttitle ?? question.title) })}
      </button>
    </>
  );
}

interface RowFieldsProps {
  readonly question: Question;
  readonly row: Row;
  readonly index: number;
  readonly isLast: boolean;
  /** Of the container: its path in the form. */
  readonly name: string;
  readonly id: string;
}

function RowFields({ question, row, index, isLast, name, id }: RowFieldsProps) {
  const { t, text } = useLanguage();
  const { QuestionList } = useFillerTools();
  const { focus } = usePlainPage();
  const title = t('late:row.name', { title: text(question.shorttitle ?? question.title), row: index + 1 });
  const ownId = rowId(id, index);
  return (
    <fieldset className="plain-row" id={ownId} tabIndex={-1} autoFocus={focus === ownId}>
      <legend>{title}</legend>
      <input type="hidden" name={askedField} value={`${name}[${index}]`} />
      <QuestionList questions={question.questions ?? []} scope={row.scope} />
      <div className="plain-row-buttons">
        {index > 0 && <RowButton name={rowAction.up(name, index)}>{t('late:row.up', { name: title })}</RowButton>}
        {!isLast && <RowButton name={rowAction.down(name, index)}>{t('late:row.down', { name: title })}</RowButton>}
        <RowButton name={rowAction.remove(name, index)}>{t('late:row.remove', { name: title })}</RowButton>
      </div>
    </fieldset>
  );
}

function RowButton({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <button type="submit" name={name} value="1" className="porsa-button plain-small">
      {children}
    </button>
  );
}

export const containerPlain: PlainView = { labelling: asGroup, View: PlainContainer };
