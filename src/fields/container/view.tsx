import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useFillerTools } from '../../react/ui/field/filler-tools.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { late } from '../../react/ui/late/late.tsx';
import { Required } from '../../react/ui/field/required.tsx';
import { Section } from '../../react/ui/section/section.tsx';

const Rows = late(async () => (await import('./rows.tsx')).Rows);

function Container(props: FieldViewProps) {
  const { question, scope, id, state, readOnly } = props;
  const { show } = useLanguage();
  const { QuestionList } = useFillerTools();
  return (
    <Section
      id={id}
      title={
        <>
          {show(question.title)}
          {state.required && !readOnly && <Required />}
        </>
      }
    >
      {question.subtitle && (
        <p id={`${id}-subtitle`} className="porsa-subtitle">
          {show(question.subtitle)}
        </p>
      )}
      {question.multimode ? <Rows {...props} /> : <QuestionList questions={question.questions ?? []} scope={scope} />}
    </Section>
  );
}

export const containerView: FieldView = {
  labelling: 'self',
  View: Container,
  prepare: ({ multimode }) => (multimode ? Rows.prepare() : undefined),
};
