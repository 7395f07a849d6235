import type { CSSProperties } from 'react';
import { SlSkeleton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';

/** How high each block is on a desk and on a phone, in pixels: as high as what will stand there. */
const heights = {
  start: [48, 103],
  tools: [73, 125],
  'tools-one': [73, 73],
  'tools-files': [73, 229],
  'tools-log': [73, 288],
  'tools-figures': [73, 206],
  'tools-members': [73, 154],
  count: [25, 25],
  title: [29, 29],
  bar: [56, 56],
  row: [46, 94],
  'row-log': [46, 117],
  card: [85, 71],
  'card-form': [138, 71],
  alert: [108, 144],
  person: [127, 240],
  panel: [232, 471],
  figure: [101, 88],
  chart: [279, 224],
  details: [636, 814],
  aside: [112, 120],
  sheet: [560, 590],
} as const;

type Block = keyof typeof heights;

const times = (count: number, block: Block): readonly Block[] => Array.from({ length: count }, () => block);

/** What stands where, from the top. */
const shapes = {
  part: times(3, 'bar'),
  list: ['tools', 'count', ...times(8, 'row')],
  files: ['tools-files', 'count', ...times(8, 'row')],
  log: ['tools-log', 'count', ...times(8, 'row-log')],
  members: ['tools-one', 'title', 'tools-members', 'count', ...times(3, 'row')],
  cards: ['count', ...times(4, 'card')],
  groups: ['count', 'title', ...times(4, 'card'), 'title', ...times(2, 'card')],
  forms: ['count', ...times(4, 'card-form')],
  formGroups: ['count', 'title', ...times(2, 'card-form'), 'title', ...times(2, 'card-form')],
  person: ['person', 'title', 'panel', 'title', 'chart'],
  response: ['person', 'aside', 'sheet'],
  sheet: ['sheet'],
  figures: ['tools-figures', ...times(3, 'figure'), 'title', 'chart'],
  profile: ['title', 'details'],
  // Finding a patient, what needs attention, what waits, today's files, favourites, figures, and the last days.
  morning: [
    ...(['start', 'title', 'count', 'alert', 'alert'] as const),
    ...(['title', 'card', 'card', 'title', ...times(4, 'row')] as const),
    ...(['title', 'card', 'card', ...times(3, 'figure'), 'title', 'chart'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly Block[]>>;

export type OpeningShape = keyof typeof shapes;

/** Blocks in the place of a screen that is being opened: what comes moves none of what is seen. */
export function OpeningBlocks({ shape }: { readonly shape: OpeningShape }) {
  const { t } = useLanguage();
  return (
    <div className="porsa-kit-placeholder porsa-portal-blocks" data-shape={shape} role="status">
      <span className="porsa-kit-hidden">{t('common:loading')}</span>
      {shapes[shape].map((block, at) => {
        const [desk, phone] = heights[block];
        return (
          <SlSkeleton
            key={at}
            data-block={block.split('-')[0]}
            effect="sheen"
            style={{ '--_desk': `${desk}px`, '--_phone': `${phone}px` } as CSSProperties}
          />
        );
      })}
    </div>
  );
}
