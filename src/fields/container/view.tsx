import { useRef } from 'react';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useFillerTools } from '../../react/ui/filler-tools.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { late } from '../../react/ui/late.tsx';
import { useStyles } from '../../react/ui/use-styles.ts';
import styles from './view.css?inline';

const sheets = [styles];
const Rows = late(async () => (await import('./rows.tsx')).Rows);

function Container(props: FieldViewProps) {
  const { question, scope, id } = props;
  const { text } = useLanguage();
  const section = useRef<HTMLElement>(null);
  useStyles(section, sheets);
  const { QuestionList } = useFillerTools();
  return (
    <section ref={section} className="porsa-section" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="porsa-section-title">{text(question.title)}</h3>
      {question.subtitle && <p id={`${id}-subtitle`} className="porsa-subtitle">{text(question.subtitle)}</p>}
      {question.multimode ? <Rows {...props} /> : <QuestionList questions={question.questions ?? []} scope={scope} />}
    </section>
  );
}

export const containerView: FieldView = {
  labelling: 'self', View: Container,
  prepare: ({ multimode }) => (multimode ? Rows.prepare() : undefined),
};
