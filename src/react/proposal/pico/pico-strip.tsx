import type { Frame, FrameElement } from '../../../proposal/pico/frames.ts';
import type { PicoElement, PicoResult } from '../../../proposal/pico/types.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { levelIcons } from '../findings/level-icons.ts';
import { useAnswer, usePart } from '../form/use-answer.ts';
import { MarkedText } from './marked-text.tsx';
import { usePico } from './use-pico.ts';

/** The text with what was found in it marked, and below it each element with its part, or what is missing. */
export function PicoStrip({ question }: { readonly question: string }) {
  const { t, show } = useLanguage();
  const answer = useAnswer(question);
  const language = usePart(useProposal().store.$proposal, (proposal) => proposal.language);
  const checked = usePico(typeof answer === 'string' ? answer : '');
  if (!checked || checked.text.trim() === '') return null;
  const { text, result, frame } = checked;
  return (
    <section className="porsa-p-pico" aria-label={t('proposal:pico.label')}>
      <header>
        <h3>{t('proposal:pico.label')}</h3>
        <p className="porsa-p-soft">
          <bdi>{show(frame.name)}</bdi> – {show(frame.use)}
        </p>
      </header>
      <MarkedText text={text} result={result} language={language} />
      <dl>
        {frame.elements
          .filter(({ element, needed }) => needed || result[element].length > 0)
          .map((each) => (
            <Part key={each.element} of={each} result={result} frame={frame} />
          ))}
      </dl>
    </section>
  );
}

interface PartProps {
  readonly of: FrameElement;
  readonly result: PicoResult;
  readonly frame: Frame;
}

/** What is said about an element that was not found. */
function gapOf(element: PicoElement, { findings }: PicoResult) {
  return findings.find(
    ({ code }) => code === `pico.missing.${element}` || (element === 'C' && code.startsWith('pico.comparison-')),
  );
}

function Part({ of: { element, name, asks }, result }: PartProps) {
  const { show } = useLanguage();
  const spans = result[element];
  const gap = spans.length === 0 ? gapOf(element, result) : undefined;
  return (
    <div data-element={element} data-gap={gap?.level}>
      <dt>
        <span className="porsa-p-letter" aria-hidden="true">
          {element}
        </span>
        {show(name)}
      </dt>
      <dd>
        {spans.map(({ start, text }) => (
          <bdi key={start}>{text}</bdi>
        ))}
        {spans.length === 0 && (
          <span className="porsa-p-gap">
            {gap && gap.level !== 'note' && <Icon of={levelIcons[gap.level]} size={16} />}
            {gap?.message ?? show(asks)}
          </span>
        )}
      </dd>
    </div>
  );
}
