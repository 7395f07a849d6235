import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ClientReply } from '../../../../api/client/client.ts';
import type { PublishedVersion } from '../../../../api/contract/publishing/versions.ts';
import type { FormDefinition } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { SelectField } from '../../../kit/field/field.tsx';
import { useDesigner } from '../../model/designer-context.ts';
import { Reply } from '../../share/reply.tsx';
import type { Asked } from '../../share/use-reply.ts';
import { fetchVersion, useVersionCalls } from '../use-versions.ts';
import { Comparison } from './comparison.tsx';

/** A published version, or the form as it is being designed. */
export type Side = number | 'draft';

export interface Sides {
  readonly before: Side;
  readonly after: Side;
}

interface ComparePartProps {
  readonly versions: readonly PublishedVersion[];
  readonly sides: Sides;
  choose(sides: Sides): void;
}

/** Two versions side by side, or one and the draft; the draft follows what is typed. */
export function ComparePart({ versions, sides, choose }: ComparePartProps) {
  const { t } = useLanguage();
  const id = useId();
  const heading = useHeading(sides);
  const before = useForm(sides.before);
  const after = useForm(sides.after);
  const options = [
    { value: 'draft', text: t('versions:draft') },
    ...versions.map(({ version }) => ({ value: String(version), text: t('designer:version', { version }) })),
  ];
  const toSide = (value: string): Side => (value === 'draft' ? value : Number(value));
  return (
    <section className="porsa-d-form-part" aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1}>
        {t('versions:compare')}
      </h4>
      <div className="porsa-d-compare-sides">
        <SelectField
          label={t('versions:from')}
          value={String(sides.before)}
          options={options}
          onChange={(value) => choose({ ...sides, before: toSide(value) })}
        />
        <SelectField
          label={t('versions:to')}
          value={String(sides.after)}
          options={options}
          onChange={(value) => choose({ ...sides, after: toSide(value) })}
        />
      </div>
      <Reply of={before.asked} retry={before.again}>
        {(one) => (
          <Reply of={after.asked} retry={after.again}>
            {(other) => <Both before={one} after={other} />}
          </Reply>
        )}
      </Reply>
    </section>
  );
}

function Both({ before, after }: { readonly before: FormDefinition; readonly after: FormDefinition }) {
  const forms = useMemo(() => [before, after] as const, [before, after]);
  return <Comparison forms={forms} />;
}

/** Where another pair was chosen further up, the eye and the focus go to what it shows. */
function useHeading(sides: Sides): { readonly current: HTMLHeadingElement | null } {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(sides);
  useEffect(() => {
    const { before, after } = shown.current;
    shown.current = sides;
    const isElsewhere = !heading.current?.parentElement?.contains(activeIn(heading.current));
    if ((before === sides.before && after === sides.after) || !isElsewhere) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [sides]);
  return heading;
}

const activeIn = (element: HTMLElement | null): Element | null =>
  (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;

function useForm(side: Side): { readonly asked: Asked<FormDefinition>; again(): void } {
  const { model } = useDesigner();
  const draft = useStore(model.$definition);
  const version = useVersion(side);
  return side === 'draft' ? { asked: { state: 'ready', data: draft }, again: version.again } : version;
}

function useVersion(side: Side): { readonly asked: Asked<FormDefinition>; again(): void } {
  const found = useVersionCalls();
  const calls = found?.calls;
  const category = found?.category ?? '';
  const [known, setKnown] = useState<{ readonly side: Side; readonly asked: Asked<FormDefinition> }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (side === 'draft' || !calls) return;
    let current = true;
    const settle = (reply: ClientReply<FormDefinition>): void => {
      if (current)
        setKnown({ side, asked: reply.success ? { state: 'ready', data: reply.data } : { state: 'failed', ...reply } });
    };
    void fetchVersion(calls, category, side).then(settle);
    return () => {
      current = false;
    };
  }, [calls, category, side, tries]);
  const asked = known?.side === side ? known.asked : { state: 'pending' as const };
  return { asked, again: () => setTries(tries + 1) };
}
