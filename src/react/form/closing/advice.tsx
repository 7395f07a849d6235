import { useEffect, useMemo, useReducer, useRef } from 'react';
import { isLinkAddress } from '../../../engine/outcome/addresses.ts';
import type { Ending, Localized, Page, Severity } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { useFieldViews } from '../../ui/field/field-view.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { usePrepareResults } from '../results/lazy-results.tsx';
import styles from './advice.css?inline';
import { conditionalNotes, endingsOf, isUrgent } from './endings.ts';

const sheets = [styles];

const isPage = (address: string): boolean => /^https:/i.test(address);

interface CardProps {
  readonly severity?: Severity;
  readonly title?: Localized;
  readonly text?: Localized;
  readonly links?: Ending['links'];
}

/** What an ending or a note says, and what can be pressed. */
export function AdviceCard({ severity = 'neutral', title, text, links = [] }: CardProps) {
  const language = useLanguage();
  const box = useRef<HTMLElement>(null);
  useStyles(box, sheets);
  const shown = links.flatMap(({ text: name, href }) => {
    const address = typeof href === 'string' ? href : href[language.language];
    return isLinkAddress(address) ? [{ name: language.show(name), address }] : [];
  });
  if (!title && !text && shown.length === 0) return null;
  return (
    <section ref={box} className="porsa-notice porsa-advice" data-severity={severity} tabIndex={-1}>
      {title && <h2>{language.show(title)}</h2>}
      {text && <p className="porsa-text">{language.show(text)}</p>}
      {shown.length > 0 && (
        <div className="porsa-actions">
          {shown.map(({ name, address }) => (
            <a
              key={address}
              className="porsa-button"
              href={address}
              target={isPage(address) ? '_blank' : undefined}
              rel="noreferrer"
            >
              {name}
              {isPage(address) && <span className="porsa-hidden"> {language.t('form:newtab')}</span>}
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

/** The notes that are due now, and the urgent endings. */
export function useAdvice(
  form: LiveForm,
  { apart, stored }: Pick<AdviceProps, 'apart' | 'stored'>,
): readonly (CardProps & { readonly id: string })[] {
  const views = useFieldViews();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => form.listen(redraw), [form]);
  const notes = useMemo(() => conditionalNotes(form.definition, views), [form, views]);
  const due = notes.filter((note) => form.state(note.name).visible && !(apart && apart.questions.includes(note)));
  return [
    ...endingsOf(form, stored).filter(isUrgent),
    ...due.map(({ id, title, subtitle }): CardProps & { readonly id: string } => ({
      id,
      severity: 'warning',
      title,
      text: subtitle,
    })),
  ];
}

export interface AdviceProps {
  readonly form: LiveForm;
  /** The page whose own notes are in sight. */
  readonly apart?: Page | false;
  /** Ids of the endings that the server found. */
  readonly stored?: readonly string[];
}

/** What somebody must read before the answers are sent, and whenever they are read. */
export function Advice(props: AdviceProps) {
  const advice = useAdvice(props.form, props);
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  usePrepareResults(props.form.definition);
  return (
    <div ref={root} className="porsa-advices" role="status">
      {advice.map((card) => (
        <AdviceCard key={card.id} {...card} />
      ))}
    </div>
  );
}
