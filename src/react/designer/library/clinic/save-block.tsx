import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { uuid } from '../../../../api/client/uuid.ts';
import { Alert } from '../../../kit/field/alert.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { withChildren } from '../../definition/tree.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { useAsking } from '../../versions/list/use-asking.ts';
import library from '../library.css?inline';
import { addLibraryTexts } from '../library-texts.ts';
import { useClinicLibrary } from './clinic-library.ts';
import { makeBlock, namesOutside, titleOfSource, type BlockSource, type BlockTitle } from './make-block.ts';
import { isBlank, TitleFields } from './title-fields.tsx';

addLibraryTexts();

const sheets = [library];

/** Asks for a title and saves. The id stays over several tries, so that a reply that was lost makes no second block. */
export function SaveBlock({ source, close }: { readonly source: BlockSource; close(): void }) {
  const root = useRef<HTMLFormElement>(null);
  useStyles(root, sheets);
  // The dialog was there before what it asks.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const { model } = useDesigner();
  const { t, text } = useLanguage();
  const clinic = useClinicLibrary();
  const { busy, problem, ask } = useAsking();
  const [definition] = useState(() => model.$definition.get());
  const [id] = useState(() => uuid());
  const [title, setTitle] = useState<BlockTitle>(() => titleOfSource(definition, source));
  const [tried, setTried] = useState(false);
  const problemId = useId();
  const block = useMemo(() => makeBlock(definition, source, title), [definition, source, title]);
  const count = withChildren(block.pages.flatMap(({ questions }) => questions)).length;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!clinic || busy || isBlank(title) || count === 0) return;
    const { calls, category } = clinic;
    const saved = await ask(() => calls.storeblock({ category, id, rev: 0, title, definition: block }));
    if (!saved) return;
    close();
    model.$toast.set({ text: t('library:clinic.saved', { title: text(saved.title) }), undo: false });
  };
  return (
    <form ref={root} className="porsa-d-library-titles" noValidate onSubmit={(event) => void save(event)}>
      <p>{count === 0 ? t('library:clinic.noquestions') : t('library:clinic.what', { count })}</p>
      {count > 0 && (
        <>
          <TitleFields title={title} isMissing={tried && isBlank(title)} setTitle={setTitle} />
          <Outside names={namesOutside(definition, source)} />
        </>
      )}
      <div id={problemId}>
        <Alert text={problem} />
      </div>
      <div className="porsa-d-library-actions">
        <SlButton onClick={close}>{t(count === 0 ? 'common:close' : 'common:cancel')}</SlButton>
        {count > 0 && (
          <SlButton type="submit" variant="primary" loading={busy} aria-describedby={problemId}>
            {t('library:clinic.save')}
          </SlButton>
        )}
      </div>
    </form>
  );
}

/** What another form will have to bring along. */
export function Outside({ names }: { readonly names: readonly string[] }) {
  const { t } = useLanguage();
  if (names.length === 0) return null;
  return (
    <div className="porsa-kit-help">
      <p>{t('library:clinic.outside')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code dir="ltr">{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
