import { useRef } from 'react';
import { ActionMenu } from '../../kit/action-menu/action-menu.tsx';
import { more, pages, plus, settings, upload } from '../../kit/icon/icons.ts';
import { readProposal } from '../../../proposal/read-proposal.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import type { DialogName } from '../dialogs/dialogs.tsx';
import { UndoButton } from '../parts/undo-button.tsx';

/** What is done less often. */
export function MoreMenu({ openDialog }: { openDialog(name: DialogName): void }) {
  const { t } = useLanguage();
  const { startOver, toast, store, place, templates } = useProposal();
  const input = useRef<HTMLInputElement>(null);
  async function read(chosen: File | undefined): Promise<void> {
    const proposal = chosen && readProposal(await chosen.text());
    if (proposal && place.isListed) {
      const template = await templates.find(proposal.template).catch(() => undefined);
      if (template) store.choose(template);
      store.change(template ? proposal : { ...proposal, template: store.$template.get().id });
      toast(t('proposal:mine.imported'), <UndoButton store={store} />);
    } else if (proposal) startOver({ proposal });
    else if (chosen) toast(t('proposal:failure.invalidproposal'));
  }
  const own = [
    { icon: pages, text: t('proposal:mine.open'), act: () => openDialog('proposals') },
    { icon: plus, text: t('proposal:mine.new'), act: () => startOver({}) },
  ];
  return (
    <>
      <ActionMenu
        compact
        label={t('common:more')}
        icon={more}
        items={[
          { icon: settings, text: t('proposal:template.open'), act: () => openDialog('template') },
          ...(place.isListed ? [] : own),
          { icon: upload, text: t('proposal:mine.import'), act: () => input.current?.click() },
        ]}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
