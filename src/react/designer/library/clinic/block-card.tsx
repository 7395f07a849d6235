import { useEffect, useId, useRef } from 'react';
import type { SavedBlock, WholeBlock } from '../../../../api/contract/library/blocks.ts';
import { Button } from '../../../kit/button/button.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { useFormEngine } from '../../../ui/engine/form-engine.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { localDay } from '../../../ui/language/moment.ts';
import * as icons from '../../icons/icons.ts';
import { useAsking } from '../../versions/list/use-asking.ts';
import { useUses, type Taking } from '../use-instrument.ts';
import { useClinicLibrary } from './clinic-library.ts';

/** What can become of a block. */
export type BlockChange = 'rename' | 'replace' | 'remove';

interface BlockCardProps {
  readonly block: SavedBlock;
  /** Takes the focus as it is drawn. */
  readonly isSeen: boolean;
  readonly take: Taking;
  show(block: WholeBlock): void;
  change(kind: BlockChange): void;
}

/** A saved block and what can be done with it; its questions are fetched when they are needed. */
export function BlockCard({ block, isSeen, take, show, change }: BlockCardProps) {
  const { t, text } = useLanguage();
  const id = useId();
  const preview = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSeen) preview.current?.focus();
  }, [isSeen]);
  const library = useClinicLibrary();
  const { busy, problem, ask } = useAsking();
  const [use] = useUses()({ shelf: 'blocks' });
  const engine = useFormEngine();
  const fetched = async (then: (whole: WholeBlock) => void): Promise<void> => {
    if (!library || busy) return;
    const { calls, category } = library;
    const whole = await ask(() => calls.getblock({ category, id: block.id }));
    if (!whole) return;
    // What few forms need is fetched before it is drawn; without it the preview leaves that out.
    await engine.prepare?.(whole.definition).catch(() => undefined);
    then(whole);
  };
  const act = (key: string, onClick: () => void) => (
    <Button kind="link" aria-describedby={id} onClick={onClick}>
      {t(key)}
    </Button>
  );
  return (
    <li className="porsa-d-library-card" aria-labelledby={id} aria-busy={busy}>
      <h4 id={id}>{text(block.title)}</h4>
      <BlockFacts block={block} />
      <Alert text={problem} />
      <div className="porsa-d-library-actions">
        {use && (
          <Button icon={icons.plus} aria-describedby={id} onClick={() => void fetched((whole) => take(whole, use))}>
            {t(`library:use.${use}`)}
          </Button>
        )}
        <Button ref={preview} kind="link" aria-describedby={id} onClick={() => void fetched(show)}>
          {t('library:preview')}
        </Button>
        {act('library:clinic.rename', () => change('rename'))}
        {act('library:clinic.replace', () => change('replace'))}
        {act('library:clinic.remove', () => change('remove'))}
      </div>
    </li>
  );
}

/** How many questions, whose, and since when. */
export function BlockFacts({ block: { questions, savedBy, savedAt } }: { readonly block: SavedBlock }) {
  const { t, date } = useLanguage();
  const day = date(localDay(savedAt));
  return (
    <ul className="porsa-d-library-facts">
      <li>{t('library:questions', { count: questions })}</li>
      <li>{savedBy ? t('library:clinic.by', { name: `\u2068${savedBy}\u2069`, day }) : day}</li>
    </ul>
  );
}
