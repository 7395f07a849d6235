import type { Can } from '../../../../api/contract/permissions.ts';
import type { Category, PatientFile } from '../../../../api/contract/shapes.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { Link } from '../../link/link.tsx';
import { PatientCard } from '../patient-card.tsx';
import { usePortal } from '../../context/portal-context.ts';
import { pathTo, type RouteParameters } from '../../navigation/routes.ts';
import { byKey } from '../../keyboard/screen-actions.ts';
import { FileTools } from '../file-tools.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { fromLast } from '../../forms/use-copied-answers.ts';
import * as icons from '../../parts/icons.ts';

type Params = RouteParameters<'entries'>;

interface FileHeadProps {
  readonly file: PatientFile;
  readonly category: Category | undefined;
  readonly can: Can;
  readonly params: Params;
  onChange(): void;
}

/** Whose file it is, and what can be done with it. */
export function FileHead({ file, category, can, params, onChange }: FileHeadProps) {
  const { t } = useLanguage();
  const { navigation, print, screens } = usePortal();
  return (
    <PatientCard patient={file.patient}>
      {can.fill && (
        <SlButton
          variant="primary"
          {...byKey('n')}
          onClick={() => navigation.go(pathTo('fill', { ...params, patient: '-', code: '-' }))}
        >
          <Icon of={icons.plus} size={18} slot="prefix" />
          {t('portal:entries.add')}
        </SlButton>
      )}
      {can.fill && file.entries > 0 && screens.copyAnswers && (
        <SlButton
          {...byKey('c')}
          onClick={() => navigation.go(pathTo('fill', { ...params, patient: '-', code: '-' }) + fromLast)}
        >
          <Icon of={icons.copy} size={18} slot="prefix" />
          {t('portal:entries.copyLast')}
        </SlButton>
      )}
      {file.entries > 0 && (
        <SlButton {...byKey('p')} onClick={() => print({ file: file.id, entry: params.entry })}>
          <Icon of={icons.print} size={18} slot="prefix" />
          {t('portal:bar.print')}
        </SlButton>
      )}
      {category && (
        <Link className="porsa-portal-icon-link" to={pathTo('patient', { id: file.id })}>
          <Icon of={icons.person} size={18} />
          {t('portal:patient.all')}
        </Link>
      )}
      {category && (
        <FileTools
          file={file}
          category={category}
          can={can}
          filesPath={pathTo('files', { headline: params.headline, project: params.project, category: params.category })}
          onChange={onChange}
        />
      )}
    </PatientCard>
  );
}
