import type { Project } from '../../../../api/contract/shapes.ts';
import { SelectField } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import * as icons from '../../parts/icons.ts';
import { Loading } from '../../parts/loading.tsx';
import { Row, Rows } from '../../parts/rows.tsx';

interface KeyProjectsProps {
  readonly projects: readonly Project[];
  onChange(projects: readonly Project[]): void;
}

/** The projects in which a key makes forms. */
export function KeyProjects({ projects, onChange }: KeyProjectsProps) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const found = useCall('', (signal) => client.project.getprojects({ limit: 200 }, { signal }));
  return (
    <>
      <Loading of={found}>
        {({ items }) => {
          const left = items.filter(({ id }) => !projects.some((chosen) => chosen.id === id));
          return (
            <SelectField
              label={t('portal:apiKeys.addProject')}
              help={t('portal:apiKeys.projectsHelp')}
              value=""
              options={[
                { value: '', text: t('portal:apiKeys.chooseProject') },
                ...left.map(({ id, title }) => ({ value: id, text: text(title) })),
              ]}
              onChange={(id) => onChange([...projects, ...items.filter((one) => one.id === id)])}
            />
          );
        }}
      </Loading>
      {projects.length > 0 && (
        <Rows>
          {projects.map((project) => {
            const title = text(project.title);
            return (
              <Row key={project.id} title={title} detail={<bdi dir="ltr">{project.slug}</bdi>}>
                <IconButton
                  icon={icons.trash}
                  label={t('portal:apiKeys.leaveOut', { title })}
                  onClick={() => onChange(projects.filter(({ id }) => id !== project.id))}
                />
              </Row>
            );
          })}
        </Rows>
      )}
    </>
  );
}
