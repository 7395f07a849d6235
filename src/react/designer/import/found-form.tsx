import { useStore } from '@nanostores/react';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Choice, Choices } from '../../kit/list/choices.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { allQuestions } from '../definition/tree.ts';
import { appendForm } from './append-form.ts';
import { useDesigner } from '../model/designer-context.ts';
import type { ReadForm } from './use-import.ts';

interface FoundFormProps {
  readonly found: ReadForm;
  back(): void;
  close(): void;
}

/** What was read, what was left out, and where it is to go. */
export function FoundForm({ found, back, close }: FoundFormProps) {
  const { model } = useDesigner();
  const { t, text } = useLanguage();
  const isEmpty = allQuestions(useStore(model.$definition)).length === 0;
  const { definition, left, format } = found;
  const title = text(definition.title) || t('designer:untitled');
  const take = (change: (own: FormDefinition) => FormDefinition): void => {
    close();
    const known = new Set(model.$definition.get().pages.map(({ id }) => id));
    model.edit(change);
    const { pages } = model.$definition.get();
    const page = (pages.find(({ id }) => !known.has(id)) ?? pages[0])?.id;
    model.select(page === undefined ? { kind: 'form' } : { kind: 'page', id: page });
    model.$focus.set({ on: 'page', id: page });
    model.$toast.set({ text: t('designer:import.done', { title }), undo: true });
  };
  return (
    <Dialog
      wide
      title={t('designer:import.found', { title })}
      onClose={close}
      actions={
        <>
          <SlButton onClick={back}>{t('designer:import.back')}</SlButton>
          {isEmpty && (
            <SlButton variant="primary" onClick={() => take(() => definition)}>
              {t('designer:import.take')}
            </SlButton>
          )}
        </>
      }
    >
      <p>
        {t(`designer:import.format.${format}`)} · <Size of={definition} />
      </p>
      <LeftOut left={left} />
      {!isEmpty && (
        <Choices>
          <Choice
            title={t('designer:import.append')}
            detail={t('designer:import.appendText')}
            onChoose={() => take((own) => appendForm(own, definition))}
          />
          <Choice
            title={t('designer:import.replace')}
            detail={t('designer:import.replaceText')}
            onChoose={() => take(() => definition)}
          />
        </Choices>
      )}
    </Dialog>
  );
}

function Size({ of: definition }: { readonly of: FormDefinition }) {
  const { t } = useLanguage();
  return t('designer:conflict.size', { pages: definition.pages.length, questions: allQuestions(definition).length });
}

/** What has no counterpart here; the importers name it in the document's own terms. */
function LeftOut({ left }: Pick<ReadForm, 'left'>) {
  const { t } = useLanguage();
  if (left.length === 0) return <p className="porsa-kit-help">{t('designer:import.all')}</p>;
  return (
    <section className="porsa-d-import-left">
      <h3>{t('designer:import.left', { count: left.length })}</h3>
      <p className="porsa-kit-help">{t('designer:import.leftText')}</p>
      <ul lang="en" dir="ltr" tabIndex={0} aria-label={t('designer:import.left', { count: left.length })}>
        {left.map(({ path, what }, index) => (
          // Several notes may be of one place, in the same words.
          <li key={index}>
            <code>{path}</code> {what}
          </li>
        ))}
      </ul>
    </section>
  );
}
