import { Select } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { subjectNamed } from './derived-subjects.ts';
import type { Subject } from './subjects.ts';

interface SubjectChoiceProps {
  readonly label: string;
  readonly subjects: readonly Subject[];
  readonly name: string | undefined;
  /** What the clause is about, and not what it is compared with. */
  readonly isFirst?: boolean;
  choose(subject: Subject | undefined): void;
}

/** What a clause is about, or compares with. One that is not offered stays, by its title where it has one. */
export function SubjectChoice({ label, subjects, name, isFirst, choose }: SubjectChoiceProps) {
  const { t } = useLanguage();
  const isOffered = name === undefined || subjects.some((each) => each.name === name);
  return (
    <Select
      aria-label={label}
      {...(isFirst && { 'data-sentence-subject': '' })}
      value={name ?? ''}
      onChange={(chosen) => choose(subjects.find((each) => each.name === chosen))}
    >
      <option value="">{t('sentence:choosesubject')}</option>
      {!isOffered && <option value={name}>{subjectNamed(name, subjects, t)?.title ?? name}</option>}
      {subjects.map((each) => (
        <option key={each.name} value={each.name}>
          {each.title}
        </option>
      ))}
    </Select>
  );
}
