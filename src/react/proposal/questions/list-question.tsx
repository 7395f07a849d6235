import type { KeyboardEvent } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { plus } from '../../kit/icon/icons.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { QuestionFrame } from '../form/question-frame.tsx';
import { useAnswer } from '../form/use-answer.ts';
import { useQuestionFindings } from '../findings/use-question-findings.ts';
import { GrowingText } from '../text/growing-text.tsx';
import type { QuestionProps } from './question-props.ts';
import { RowButtons } from '../rows/row-buttons.tsx';
import { UndoButton } from '../parts/undo-button.tsx';
import { useRows, type Rows } from '../rows/use-rows.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Texts one below the other: Enter begins the next one, Backspace takes an empty one away. */
export function ListQuestion({ question }: QuestionProps) {
  const { t, text, number } = useLanguage();
  const { store } = useProposal();
  const answer = useAnswer(question.id);
  const findings = useQuestionFindings(question.id);
  const texts = Array.isArray(answer) ? answer.filter(isText) : [];
  const name = t('proposal:rows.item');
  const rows = useRows({
    rows: texts.length > 0 ? texts : [''],
    name,
    blank: () => '',
    set: (next, place) => store.set(question.id, next.length === 1 && next[0] === '' ? undefined : next, place),
    undo: <UndoButton store={store} />,
  });
  return (
    <QuestionFrame question={question} group>
      {({ id, 'aria-describedby': describedBy }) => (
        <div className="porsa-p-list">
          <ol ref={rows.list}>
            {rows.rows.map((value, index) => (
              <li key={index} data-path={`${question.id}[${index}]`}>
                <span className="porsa-p-place" aria-hidden="true">
                  {number(index + 1)}
                </span>
                <GrowingText
                  control={{
                    id: index === 0 ? id : undefined,
                    'aria-label': `${text(question.title)}, ${number(index + 1)}`,
                    'aria-describedby': describedBy,
                  }}
                  value={value}
                  lines={1}
                  marks={findings.flatMap(({ path, start, end, level }) =>
                    path === `${question.id}[${index}]` && start !== undefined && end !== undefined
                      ? [{ start, end, level }]
                      : [],
                  )}
                  onChange={(next) => rows.change(index, next)}
                  onKeyDown={(event) => onKey(event, rows, index)}
                />
                {rows.rows.length > 1 && <RowButtons of={rows} index={index} name={`${name} ${number(index + 1)}`} />}
              </li>
            ))}
          </ol>
          <Button icon={plus} onClick={() => rows.add()}>
            {t('proposal:rows.add')}
          </Button>
        </div>
      )}
    </QuestionFrame>
  );
}

function onKey(event: KeyboardEvent<HTMLTextAreaElement>, rows: Rows<string>, index: number): void {
  if (event.nativeEvent.isComposing) return;
  const value = rows.rows[index] ?? '';
  if (event.key === 'Enter' && value.trim() !== '') rows.add(index);
  if (event.key === 'Backspace' && value === '' && rows.rows.length > 1) {
    event.preventDefault();
    rows.remove(index);
  }
}
