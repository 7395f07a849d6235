import { useId } from 'react';
import type { TemplateSection } from '../../../proposal/template/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { PicoStrip } from '../pico/pico-strip.tsx';
import { hasPico } from '../pico/has-pico.ts';
import { Question } from '../questions/questions.tsx';

export function Section({ section }: { readonly section: TemplateSection }) {
  const { show } = useLanguage();
  const id = useId();
  return (
    <section className="porsa-p-section" data-section={section.id} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {show(section.title)}
      </h2>
      {section.guidance && <p className="porsa-p-soft">{show(section.guidance)}</p>}
      {section.questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          after={hasPico(question) && <PicoStrip question={question.id} />}
        />
      ))}
    </section>
  );
}
