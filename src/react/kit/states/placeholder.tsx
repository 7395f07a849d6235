import { useLanguage } from '../../ui/language/language.tsx';
import { SlSkeleton } from '../shoelace/tags.ts';

/** What stands where, from the top: each block is as high as what will stand there. */
const shapes = {
  part: ['bar', 'bar', 'bar'],
  list: ['tools', 'line', 'row', 'row', 'row', 'row', 'row', 'row', 'row', 'row'],
  cards: ['line', 'card', 'card', 'card', 'card'],
  person: ['person', 'line', 'bar', 'bar', 'bar'],
  // What needs attention, what waits, today's files, favourites, figures, and the last days.
  morning: [
    ...['line', 'alert', 'alert'],
    ...['line', 'half', 'half'],
    ...['line', 'file', 'file', 'file', 'file'],
    ...['line', 'half', 'half'],
    ...['figure', 'figure', 'figure'],
    ...['line', 'chart'],
  ],
} as const;

export type PlaceholderShape = keyof typeof shapes;

/** Blocks that stand for what is still loading: a part of a screen, or a whole one of some shape. */
export function Placeholder({ shape = 'part' }: { readonly shape?: PlaceholderShape }) {
  const { t } = useLanguage();
  return (
    <div className="porsa-kit-placeholder" data-shape={shape} role="status">
      <span className="porsa-kit-hidden">{t('common:loading')}</span>
      {shapes[shape].map((block, at) => (
        <SlSkeleton key={at} className={`porsa-kit-placeholder-${block}`} effect="sheen" />
      ))}
    </div>
  );
}
