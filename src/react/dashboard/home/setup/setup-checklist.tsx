import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Client, ClientReply } from '../../../../api/client/client.ts';
import type { Category } from '../../../../api/contract/shapes.ts';
import { $session, dispatch } from '../../../../store/session.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { Link } from '../../link/link.tsx';
import * as icons from '../../parts/icons.ts';
import { Section } from '../../parts/section.tsx';
import { setupSteps, type ClinicSoFar } from './setup-steps.ts';
import styles from './setup.css?inline';

const sheets = [styles];

/** Leads an admin from an empty clinic to a form on its website. Each tick stands for something that exists; with all of them it is gone. */
export function SetupChecklist({ categories }: { readonly categories: readonly Category[] }) {
  const { t, number } = useLanguage();
  const { client } = usePortal();
  const { id } = useStore($session);
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const asked = useCall(`${id} ${categories.length}`, (signal) => askWhatExists(client, id, signal));
  if (asked.state !== 'ready') return <div ref={root} />;
  const steps = setupSteps({ ...asked.data, categories });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return <div ref={root} />;
  return (
    <div ref={root}>
      <Section title={t('portal:setup.title')}>
        <div className="porsa-portal-panel">
          <p className="porsa-portal-soft">
            {t('portal:setup.done', { done: number(done), all: number(steps.length) })}
          </p>
          <ol className="porsa-portal-setup">
            {steps.map(({ name, isDone, to }) => (
              <li key={name} data-done={isDone || undefined}>
                <span className="porsa-portal-setup-tick">{isDone && <Icon of={icons.check} size={16} />}</span>
                <div>
                  <StepTitle title={t(`portal:setup.steps.${name}`)} to={isDone ? undefined : to} />
                  {isDone && <span className="porsa-kit-hidden">{t('portal:setup.isDone')}</span>}
                  {!isDone && <p className="porsa-kit-help">{t(`portal:setup.help.${name}`)}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Section>
    </div>
  );
}

/** The steps are taken in admin mode, which the link turns on. */
function StepTitle({ title, to }: { readonly title: string; readonly to: string | undefined }) {
  if (to === undefined) return <span>{title}</span>;
  const enterAdminMode = (): void => {
    if ($session.get().userMode !== 'admin') dispatch({ type: 'TOGGLE_USER_MODE' });
  };
  return (
    <Link className="porsa-portal-link" to={to} onClick={enterAdminMode}>
      {title}
    </Link>
  );
}

async function askWhatExists(
  client: Client,
  own: string,
  signal: AbortSignal,
): Promise<ClientReply<Omit<ClinicSoFar, 'categories'>>> {
  const [services, projects, people, invited] = await Promise.all([
    client.service.getservices({ limit: 1 }, { signal }),
    client.project.getprojects({ limit: 1 }, { signal }),
    client.user.getusers({ limit: 2 }, { signal }),
    client.user.getinvitedusers({ limit: 1 }, { signal }),
  ]);
  if (!services.success) return services;
  if (!projects.success) return projects;
  if (!people.success) return people;
  if (!invited.success) return invited;
  const others = people.data.items.filter(({ id }) => id !== own).length;
  return {
    success: true,
    data: {
      services: services.data.items,
      projects: projects.data.items,
      colleagues: others + invited.data.total,
    },
  };
}
