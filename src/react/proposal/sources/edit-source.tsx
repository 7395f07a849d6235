import { useId, useState, type FormEvent } from 'react';
import type { CslItem, CslName, Source } from '../../../proposal/types.ts';
import { foldDigits } from '../../../engine/numbers/digits.ts';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { SelectField, TextField } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';

interface EditSourceProps {
  readonly source: Source;
  save(source: Source): void;
  onClose(): void;
}

const types = ['article-journal', 'book', 'chapter', 'thesis', 'report', 'paper-conference', 'webpage', 'document'];

/** Members of the item that are one line of text each, in the order in which they are asked for. */
const lines = ['container-title', 'volume', 'issue', 'page', 'publisher', 'publisher-place', 'edition'] as const;
const latinLines = ['DOI', 'PMID', 'URL'] as const;

const writeNames = (names: readonly CslName[] = []): string =>
  names.map(({ family, given, literal }) => literal ?? [family, given].filter(Boolean).join(', ')).join('\n');

/** A line a name: "Family, Given"; without a comma it is the name of an organization. */
function readNames(text: string): readonly CslName[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [family = '', given] = line.split(/[,،]/, 2).map((part) => part.trim());
      return given ? { family, given } : { literal: family };
    });
}

interface Draft {
  readonly item: CslItem;
  readonly authors: string;
  readonly year: string;
  /** As it was pasted; undefined where the members are filled in. */
  readonly text: string | undefined;
}

const yearOf = ({ issued }: CslItem): number | undefined => issued?.['date-parts'][0]?.[0];

const draftOf = ({ item, text }: Source): Draft => ({
  item,
  text,
  authors: writeNames(item.author),
  year: String(yearOf(item) ?? ''),
});

/** The source that was filled in. A date keeps its month and day as long as its year stays. */
function sourceOf({ id }: Source, { item, authors, year, text }: Draft): Source {
  const typed = Number(foldDigits(year).trim());
  const issued = Number.isInteger(typed) && typed > 0 ? { 'date-parts': [[typed]] } : undefined;
  const changed = { ...item, author: readNames(authors), issued: typed === yearOf(item) ? item.issued : issued };
  return { id, item: tidy(changed), ...(text !== undefined && { text }) };
}

/** The item with its blank members taken out. */
const tidy = (item: CslItem): CslItem =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== '' && value !== undefined)) as CslItem;

export function EditSource({ source, save, onClose }: EditSourceProps) {
  const { t } = useLanguage();
  const [draft, setDraft] = useState(() => draftOf(source));
  const change = (changed: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changed }));
  const form = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    save(sourceOf(source, draft));
  }
  return (
    <Dialog
      wide
      title={t('proposal:sources.edittitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button kind="primary" type="submit" form={form}>
            {t('proposal:sources.done')}
          </Button>
        </>
      }
    >
      <form id={form} className="porsa-p-stack" onSubmit={submit}>
        {draft.text === undefined ? (
          <Members draft={draft} change={change} />
        ) : (
          <>
            <TextField
              label={t('proposal:sources.fields.text')}
              lines={4}
              value={draft.text}
              onChange={(text) => change({ text })}
            />
            <Button kind="link" onClick={() => change({ text: undefined })}>
              {t('proposal:sources.takeapart')}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  );
}

interface MembersProps {
  readonly draft: Draft;
  change(changed: Partial<Draft>): void;
}

function Members({ draft: { item, authors, year }, change }: MembersProps) {
  const { t } = useLanguage();
  const set = (name: string, value: string): void => change({ item: { ...item, [name]: value } });
  return (
    <>
      <SelectField
        label={t('proposal:sources.fields.type')}
        value={item.type}
        options={[...new Set([...types, item.type])].map((type) => ({
          value: type,
          text: types.includes(type) ? t(`proposal:sources.types.${type}`) : type,
        }))}
        onChange={(type) => set('type', type)}
      />
      <TextField
        label={t('proposal:sources.fields.title')}
        lines={2}
        value={String(item.title ?? '')}
        onChange={(value) => set('title', value)}
      />
      <TextField
        label={t('proposal:sources.fields.author')}
        help={t('proposal:sources.fields.authorhelp')}
        lines={3}
        value={authors}
        onChange={(typed) => change({ authors: typed })}
      />
      <div className="porsa-p-given">
        <TextField
          label={t('proposal:sources.fields.year')}
          value={year}
          inputMode="numeric"
          onChange={(typed) => change({ year: typed })}
        />
        {[...lines, ...latinLines].map((name) => (
          <TextField
            key={name}
            latin={latinLines.some((latin) => latin === name)}
            label={t(`proposal:sources.fields.${name}`)}
            value={String(item[name] ?? '')}
            onChange={(value) => set(name, value)}
          />
        ))}
      </div>
    </>
  );
}
