import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { AnswerCount } from '../../../engine/live-form/types.ts';
import { useFillerTools } from '../../ui/field/filler-tools.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useFilling, type OpenFilling } from '../filling/filling-context.ts';
import { wayThrough } from '../filling/pages-to-fill.ts';
import { ClinicLogo } from '../opening/opening.ts';
import { ToolsButton } from '../tools/tools-button.tsx';

/** Of fewer questions everybody sees how far they are. */
const few = 3;

/** Stays in sight: whose form it is, and how much of it is answered. */
export function FormBar() {
  const { show } = useLanguage();
  const { input, readOnly, form, pages } = useFilling();
  const { clinic, logo } = input.source;
  const counts = !readOnly && (pages.length > 1 || form.count().asked > few);
  return (
    <div className="porsa-bar" data-counts={counts || undefined}>
      {logo && <ClinicLogo logo={logo} />}
      {clinic && (
        <p className="porsa-clinic" part="clinic">
          {show(clinic)}
        </p>
      )}
      {counts && <FormProgress />}
      <ToolsButton />
    </div>
  );
}

/** Drawn again by itself as answers come; announced halfway and at the end. */
function FormProgress() {
  const { t } = useLanguage();
  const { announce } = useFillerTools();
  const filling = useFilling();
  const { form, patientForm } = filling;
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const { asked, answered } = countOf(filling);
  const text = t('form:answered', { answered, asked });
  const halves = asked && Math.floor((2 * answered) / asked);
  const known = useRef(halves);
  const report = useEffectEvent(() => {
    if (halves > known.current) announce(text);
    known.current = halves;
  });
  useEffect(() => report(), [halves]);
  // At once, with the questions that an answer brings: a frame later the page would be laid out twice.
  useEffect(() => {
    const stops = [form, patientForm].map((each) => each?.listen(redraw));
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [form, patientForm]);
  return (
    <>
      <p className="porsa-answered" part="step">
        {text}
      </p>
      <div
        className="porsa-progress"
        role="progressbar"
        aria-label={t('form:progress')}
        aria-valuemin={0}
        aria-valuemax={asked}
        aria-valuenow={answered}
        aria-valuetext={text}
      >
        <span style={{ inlineSize: `${asked && (100 * answered) / asked}%` }} />
      </div>
    </>
  );
}

/** Over every page on the way, and who the patient is where that is asked. */
function countOf({ form, patientForm, wanted, input: { page } }: OpenFilling): AnswerCount {
  const counts = [form.count(page ? [page] : [...wayThrough(form, wanted)]), patientForm?.count()];
  const sum = (key: keyof AnswerCount) => counts.reduce((total, count) => total + (count?.[key] ?? 0), 0);
  return { asked: sum('asked'), answered: sum('answered') };
}
