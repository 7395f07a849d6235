import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';

function Label({ question, id }: FieldViewProps) {
  const { show } = useLanguage();
  return (
    <>
      <p id={id} className="porsa-text">
        {show(question.title)}
      </p>
      {question.subtitle && (
        <p id={`${id}-subtitle`} className="porsa-subtitle">
          {show(question.subtitle)}
        </p>
      )}
    </>
  );
}

export const labelView: FieldView = { labelling: 'self', isNote: true, View: Label };
