import { useEffect, useRef, useState } from 'react';
import type { SavedBlock, WholeBlock } from '../../../../api/contract/library/blocks.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Reply } from '../../share/reply.tsx';
import type { Asked } from '../../share/use-reply.ts';
import { hasWords } from '../search-library.ts';
import type { Taking } from '../use-instrument.ts';
import { BlockCard, type BlockChange } from './block-card.tsx';
import { RemoveBlockDialog, RenameBlockDialog } from './change-dialogs.tsx';
import { ReplaceBlockDialog } from './replace-block-dialog.tsx';

interface ClinicShelfProps {
  readonly asked: Asked<readonly SavedBlock[]>;
  readonly words: string;
  /** Was open before; the focus goes back to it. */
  readonly seen: string | undefined;
  readonly take: Taking;
  show(block: WholeBlock): void;
  again(): void;
}

/** What the clinic has saved itself, above everything that is ready. */
export function ClinicShelf({ asked, words, seen, take, show, again }: ClinicShelfProps) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [changed, setChanged] = useState<{ readonly kind: BlockChange; readonly block: SavedBlock }>();
  const isRemoved = useRef(false);
  // The dialog gives the focus back to a card that is about to go.
  useEffect(() => {
    if (changed || !isRemoved.current) return;
    isRemoved.current = false;
    heading.current?.focus();
  }, [changed]);
  const close = (): void => setChanged(undefined);
  const done = (): void => {
    isRemoved.current = changed?.kind === 'remove';
    close();
    again();
  };
  const Change = changed && dialogs[changed.kind];
  return (
    <section aria-label={t('library:clinic.shelf')}>
      <h3 ref={heading} tabIndex={-1}>
        {t('library:clinic.shelf')}
      </h3>
      <Reply of={asked} retry={again}>
        {(blocks) => {
          const found = blocksWith(blocks, words);
          if (blocks.length === 0) return <p className="porsa-kit-help">{t('library:clinic.empty')}</p>;
          if (found.length === 0) return <p className="porsa-kit-help">{t('library:clinic.nonefound')}</p>;
          return (
            <>
              <p className="porsa-kit-help">
                {found.length === blocks.length
                  ? t('library:clinic.total', { count: blocks.length })
                  : t('library:clinic.some', { count: found.length, total: blocks.length })}
              </p>
              <ul className="porsa-d-library-list">
                {found.map((block) => (
                  <BlockCard
                    key={block.id}
                    block={block}
                    isSeen={block.id === seen}
                    take={take}
                    show={show}
                    change={(kind) => setChanged({ kind, block })}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </Reply>
      {changed && Change && <Change block={changed.block} close={close} done={done} />}
    </section>
  );
}

const dialogs = { rename: RenameBlockDialog, replace: ReplaceBlockDialog, remove: RemoveBlockDialog } as const;

/** Those whose title has every word, in either language. */
export const blocksWith = (blocks: readonly SavedBlock[], words: string): readonly SavedBlock[] =>
  blocks.filter(({ title }) => hasWords(words, typeof title === 'string' ? [title] : Object.values(title)));
