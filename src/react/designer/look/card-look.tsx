import { memo, useRef } from 'react';
import type { Question } from '../../../engine/definition/types.ts';
import { useFieldViews, type Labelling } from '../../ui/field/field-view.ts';
import { Look } from '../canvas/late/late-parts.ts';
import { useNear } from './use-near.ts';

export interface CardLookProps {
  readonly question: Question;
  /** Of a container: what stands below its questions. */
  readonly foot?: boolean;
}

/** What stands around the title of a question once the form is filled; of a container, only what its questions' own cards do not show. */
export const CardLook = memo(function CardLook({ question, foot = false }: CardLookProps) {
  const { questions, subtitle, subtext, helptext, tooltip } = question;
  const isBare = questions && !foot && !(subtitle ?? subtext ?? helptext ?? tooltip);
  return isBare ? null : <NearLook question={question} foot={foot} />;
});

/** Drawn when it comes near to what is seen: a page may have a thousand. */
function NearLook({ question, foot = false }: CardLookProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNear(ref, '.porsa-d-canvas');
  const part = question.questions ? (foot ? 'foot' : 'notes') : undefined;
  return (
    <div ref={ref} className="porsa-d-look" data-label={useLabelling(question)} data-part={part}>
      {isNear && <Look question={question} foot={foot} />}
    </div>
  );
}

/** How the title belongs to it, as far as is known before the field's own code has come. */
function useLabelling(question: Question): Labelling {
  const { labelling } = useFieldViews()[question.type];
  return typeof labelling === 'function' ? labelling(question) : labelling;
}
