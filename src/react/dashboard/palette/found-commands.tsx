import type { FoundFile } from '../../../api/contract/patients/file.ts';
import type { PatientItem } from '../../../api/contract/patients/patient.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import type { SharedFile } from '../../../api/contract/sharing.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { designerPath, filesPath, openPath } from '../forms/category-card.tsx';
import { pathTo } from '../navigation/routes.ts';
import * as icons from '../parts/icons.ts';
import type { Command } from './command.ts';
import type { Found } from './use-found.ts';

/** Of so many forms each has all its ways as lines; of more, the first way alone. */
const fewForms = 2;

/** What the server found, as commands that lead there. */
export function commandsOf({ patients, files, shared, forms }: Found, tools: LanguageTools): readonly Command[] {
  return [
    ...patients.map((patient) => toPatient(patient, tools)),
    ...files.map((found) => toFile(found, tools)),
    ...shared
      .filter(({ file }) => !files.some((found) => found.file.id === file))
      .map((found) => toSharedFile(found, tools)),
    ...forms.flatMap((form) => {
      const ways = waysOf(form, tools);
      return forms.length > fewForms ? ways.slice(0, 1) : ways;
    }),
  ];
}

function toPatient({ id, patient }: PatientItem, { t, digits }: LanguageTools): Command {
  const { name, code, phone } = patient;
  return {
    id: `patient ${id}`,
    group: 'patients',
    icon: icons.person,
    text: name || t('portal:patient.nameless'),
    detail: (
      <>
        {code && <bdi>{digits(code)}</bdi>} {phone && <bdi dir="ltr">{digits(phone)}</bdi>}
      </>
    ),
    to: pathTo('patient', { id }),
  };
}

function toFile({ file: { id, patient }, form }: FoundFile, { t, text, digits }: LanguageTools): Command {
  const { slug: category, headline, project } = form;
  const number = patient.code ?? patient.phone;
  return {
    id: `file ${id}`,
    group: 'files',
    icon: icons.filePerson,
    text: patient.name || t('portal:patient.nameless'),
    detail: (
      <>
        {number && <bdi>{digits(number)}</bdi>} <bdi>{unbroken(text(form.title))}</bdi>
      </>
    ),
    to: pathTo('entries', { headline, project, category, file: id }),
  };
}

function toSharedFile({ file, category, categoryTitle, name }: SharedFile, { t, text }: LanguageTools): Command {
  return {
    id: `file ${file}`,
    group: 'files',
    icon: icons.share,
    text: name || t('portal:patient.nameless'),
    detail: (
      <>
        {t('portal:menu.shared')} <bdi>{unbroken(text(categoryTitle))}</bdi>
      </>
    ),
    to: pathTo('entries', { headline: 'complaints', project: '-', category, file }),
  };
}

function waysOf(form: Category, { t, text }: LanguageTools): readonly Command[] {
  const { id, headline, version } = form;
  const way = (name: string, icon: Command['icon'], to: string, detail: string): Command => ({
    id: `form ${id} ${name}`,
    group: 'forms',
    icon,
    text: text(form.title),
    detail,
    to,
  });
  const opened = openPath(form);
  const toFiles = form.can.view ? filesPath(form) : undefined;
  return [
    ...(version === null
      ? []
      : [
          way('open', icons[headline], opened, t(opened === toFiles ? 'portal:files.title' : 'palette:fill')),
          ...(toFiles && toFiles !== opened ? [way('files', icons.filePerson, toFiles, t('portal:files.title'))] : []),
        ]),
    ...(form.can.design ? [way('design', icons.pages, designerPath(form), t('portal:designer.open'))] : []),
  ];
}
