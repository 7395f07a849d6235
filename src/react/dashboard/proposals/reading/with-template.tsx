import type { ReactNode } from 'react';
import type { ProposalTemplate } from '../../../../proposal/template/types.ts';
import type { Proposal } from '../../../../proposal/types.ts';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { Message } from '../../../kit/states/message.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import * as icons from '../../parts/icons.ts';
import { useTemplate } from './use-template.ts';

interface WithTemplateProps {
  readonly of: Pick<Proposal, 'template'>;
  /** The research center's, where the proposal came with one. */
  readonly own?: ProposalTemplate;
  readonly children: (template: ProposalTemplate) => ReactNode;
}

/** What needs the template of a proposal, once it is fetched. */
export function WithTemplate({ of, own, children }: WithTemplateProps) {
  const { t } = useLanguage();
  const loaded = useTemplate(of, own);
  switch (loaded.state) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <Message icon={icons.warning} title={t('proposals:commented.template')} role="alert">
          <SlButton onClick={loaded.retry}>{t('common:retry')}</SlButton>
        </Message>
      );
    case 'ready':
      return children(loaded.template);
    default:
      return loaded satisfies never;
  }
}
