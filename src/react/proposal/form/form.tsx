import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { useProposal } from '../context/proposal-context.ts';
import { Outline } from './outline.tsx';
import { Section } from './section.tsx';

/** The proposal as its template asks for it, with its outline. */
export function ProposalForm() {
  const { store } = useProposal();
  const template = useStore(store.$template);
  const form = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(form, template.id);
  useGoal(form);
  const go = useCallback((section: string) => {
    const heading = form.current?.querySelector<HTMLElement>(`[data-section="${section}"] > h2`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Outline current={current} go={go} />
      <div ref={form} className="porsa-p-form">
        {template.sections.map((section) => (
          <Section key={`${template.id} ${section.id}`} section={section} />
        ))}
      </div>
    </>
  );
}

/** The section that stands highest on the screen. */
function useCurrentSection(form: RefObject<HTMLDivElement | null>, template: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = [...(form.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const first = sections.find((section) => seen.has(section));
        if (first) setCurrent(first.dataset['section']);
      },
      { rootMargin: '-15% 0px -60% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [form, template]);
  return current;
}

const control = ':is(textarea, input, select, button:not(.porsa-p-where)):enabled';

/** Goes to a question, or to a place in it, once it is drawn: what few templates have is fetched first. */
function useGoal(form: RefObject<HTMLDivElement | null>): void {
  const goal = useStore(useProposal().$goal);
  useEffect(() => {
    if (!goal) return;
    const { path } = goal;
    const question = /^[^[.]*/.exec(path)?.[0] ?? '';
    const find = (): HTMLElement | null | undefined =>
      form.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ??
      form.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(question)}"]`);
    const show = (): boolean => {
      const place = find();
      place?.scrollIntoView({ block: 'center' });
      if (goal.start === undefined) place?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
      return place !== undefined && place !== null;
    };
    if (show()) return;
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [form, goal]);
}
