import { useCallback, useRef, useState } from 'react';
import { addTexts } from '../../../../store/texts.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { usePlace, usePortal } from '../../context/portal-context.ts';
import type { OpenProposal } from '../../context/types.ts';
import type { RouteName } from '../../navigation/routes.ts';
import { useScreen } from '../../context/use-screen.ts';
import commentStyles from '../comments/comments.css?inline';
import readingStyles from '../reading/reading.css?inline';
import { CategoryField } from '../submission/category-field.tsx';
import { proposalsTexts } from '../texts/proposals-texts.ts';
import versionStyles from '../versions/versions.css?inline';
import { ProposalTools } from './proposal-tools.tsx';
import { useOpened } from './use-opened.ts';
import styles from './write-proposal.css?inline';

addTexts('proposals', proposalsTexts);

const sheets = [readingStyles, commentStyles, versionStyles, styles];
const paths = { form: '/createproposal', chat: '/generateproposal' } as const;
type Mode = keyof typeof paths;

/** A proposal being written, by form or by chat. The address has its id as soon as there is something to come back to. */
export function WriteProposal({ route }: { readonly route: { readonly name: RouteName } }) {
  const mode: Mode = route.name === 'generateProposal' ? 'chat' : 'form';
  const { t } = useLanguage();
  const { client, navigation, theme, screens } = usePortal();
  const { ProposalView } = screens;
  const root = useRef<HTMLDivElement>(null);
  const asked = usePlace().query.get('id') ?? '';
  const { opened, reopen } = useOpened(asked);
  const [open, setOpen] = useState<OpenProposal>();
  useStyles(root, sheets);
  useScreen({ title: t('proposals:proposal'), subTitle: mode === 'chat' ? t('proposals:start') : '' });
  const show = useCallback(
    (to: Mode, id: string) => navigation.go(id ? `${paths[to]}?id=${id}` : paths[to], { replace: true }),
    [navigation],
  );
  return (
    <div ref={root} className="porsa-portal-writing">
      <ProposalTools key={opened.id} id={opened.id} isNew={asked === ''} open={open} onRestored={reopen}>
        <ProposalView
          key={opened.round}
          id={opened.id}
          isNew={opened.isNew}
          mode={mode}
          CategoryField={CategoryField}
          theme={theme}
          client={client}
          onChange={() => {
            if (!asked) show(mode, opened.id);
          }}
          onMode={(next) => {
            if (next !== mode) show(next, asked);
          }}
          onReady={setOpen}
        />
      </ProposalTools>
    </div>
  );
}
