import { useEffect, useMemo, useRef } from 'react';
import type { WholeBlock } from '../../../../api/contract/library/blocks.ts';
import type { FormDefinition } from '../../../../engine/definition/types.ts';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useFormEngine } from '../../../ui/engine/form-engine.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { drawableForm } from '../../preview/drawable-form.ts';
import { withGhosts } from '../../preview/with-ghosts.ts';
import { TriedForm } from '../tried-form.tsx';
import { useUses, type Taking } from '../use-instrument.ts';
import { BlockFacts } from './block-card.tsx';

interface BlockViewProps {
  readonly block: WholeBlock;
  readonly take: Taking;
  back(): void;
}

/** A saved block as people would fill it in; what speaks of questions outside of it is left out of that. */
export function BlockView({ block, take, back }: BlockViewProps) {
  const { t, text } = useLanguage();
  const uses = useUses()({ shelf: 'blocks' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const drawn = useDrawn(block.definition);
  return (
    <>
      <div className="porsa-d-library-head">
        <h3 ref={heading} tabIndex={-1}>
          {text(block.title)}
        </h3>
        <BlockFacts block={block} />
        {(!drawn.definition || drawn.left.length > 0) && (
          <p className="porsa-kit-help">{t('library:clinic.leftout')}</p>
        )}
      </div>
      {drawn.definition && <TriedForm definition={drawn.definition} />}
      <div className="porsa-d-library-foot">
        <SlButton onClick={back}>{t('library:back')}</SlButton>
        {uses.toReversed().map((use) => (
          <SlButton key={use} variant={use === uses[0] ? 'primary' : 'default'} onClick={() => take(block, use)}>
            {t(`library:use.${use}`)}
          </SlButton>
        ))}
      </div>
    </>
  );
}

function useDrawn(definition: FormDefinition): ReturnType<typeof drawableForm> {
  const engine = useFormEngine();
  const language = useLanguage();
  return useMemo(() => {
    const form = withGhosts(definition, language);
    return drawableForm(form, engine.checkDefinition(form), engine.checkDefinition);
  }, [definition, engine, language]);
}
