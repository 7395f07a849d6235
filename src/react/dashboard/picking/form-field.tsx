import type { CallData } from '../../../api/contract/contract.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { SelectField, type FrameProps } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import type { FormsAsked } from '../calls/first-calls.ts';
import { latePart } from '../parts/late-part.ts';

const SearchedField = latePart(async () => (await import('./searched-field.tsx')).SearchedField);

export type FormsPage = CallData<'/category/getcategories'>;

const listed = 20;

interface FormFieldProps extends FrameProps {
  readonly asked: FormsAsked;
  /** The first of the forms that are asked for. */
  readonly first: FormsPage;
  readonly chosen: Category | undefined;
  /** What choosing none says. */
  readonly blank?: string;
  /** By its slug; an empty one for none. */
  onChoose(slug: string): void;
}

/** Chooses a form: from a plain list where all stand in it, else by searching on the server. */
export function FormField({ asked, first, chosen, blank, onChoose, ...frame }: FormFieldProps) {
  const { text } = useLanguage();
  const { client } = usePortal();
  const toChoice = ({ slug, title }: Category) => ({ value: slug, text: text(title) });
  const none = blank === undefined ? undefined : { value: '', text: blank };
  if (first.next === null)
    return (
      <SelectField
        {...frame}
        value={chosen?.slug ?? ''}
        onChange={onChoose}
        options={[...(none ? [none] : chosen ? [] : [{ value: '', text: '–' }]), ...first.items.map(toChoice)]}
      />
    );
  return (
    <SearchedField
      {...frame}
      chosen={chosen ? text(chosen.title) : (blank ?? '')}
      blank={none}
      onChoose={onChoose}
      ask={async (search, signal) => {
        const reply = await client.category.getcategories({ ...asked, search, limit: listed }, { signal });
        if (!reply.success) return reply;
        const { items, total, next } = reply.data;
        return { success: true, data: { items: items.map(toChoice), total, more: next !== null } };
      }}
    />
  );
}
