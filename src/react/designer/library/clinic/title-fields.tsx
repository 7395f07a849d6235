import type { SavedBlock } from '../../../../api/contract/library/blocks.ts';
import type { CoreLanguage, Language } from '../../../../engine/definition/types.ts';
import { coreOf } from '../../../../engine/languages/traits.ts';
import { TextField } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { BlockTitle } from './make-block.ts';

interface TitleFieldsProps {
  readonly title: BlockTitle;
  /** Something was tried without a title. */
  readonly isMissing: boolean;
  setTitle(title: BlockTitle): void;
}

/** What the server takes. */
const longest = 200;

/** A title in both languages, the reader's first; one is enough. */
export function TitleFields({ title, isMissing, setTitle }: TitleFieldsProps) {
  const { t, language } = useLanguage();
  const languages: readonly CoreLanguage[] = language === 'fa' ? ['fa', 'en'] : ['en', 'fa'];
  return languages.map((each, index) => (
    <TextField
      key={each}
      label={t('library:clinic.titlein', { language: t(`designer:languages.${each}`) })}
      help={index === 0 ? t('library:clinic.onetitle') : undefined}
      problem={index === 0 && isMissing ? t('library:clinic.notitle') : undefined}
      maxLength={longest}
      value={title[each] ?? ''}
      onChange={(value) => setTitle({ ...title, [each]: value })}
    />
  ));
}

export const isBlank = ({ en = '', fa = '' }: BlockTitle): boolean => (en + fa).trim() === '';

/** A title of one language is the reader's. */
export const titleOfBlock = ({ title }: Pick<SavedBlock, 'title'>, language: Language): BlockTitle =>
  typeof title === 'string' ? { [coreOf(language)]: title } : title;
