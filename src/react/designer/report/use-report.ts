import { useStore } from '@nanostores/react';
import type { ReportBlock, ReportDesign } from '../../../engine/definition/types.ts';
import { reportBlocks } from '../../../engine/report/report-blocks.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { newId } from '../definition/identity.ts';
import { changeBlock, changeReport, moveBlock } from '../edits/change-report.ts';
import { useDesigner } from '../model/designer-context.ts';

export type BlockKind = ReportBlock['kind'];

export interface ReportEditing {
  readonly report: ReportDesign;
  readonly blocks: readonly ReportBlock[];
  /** Changes of one `merge` are one step back. */
  change(changes: Partial<ReportDesign>, merge: string): void;
  changeBlock<K extends BlockKind>(id: string, changes: Partial<Extract<ReportBlock, { kind: K }>>): void;
  /** Gives the new block's id. */
  add(kind: BlockKind): string;
  /** Announces where it is then. */
  move(id: string, to: number): void;
  remove(id: string): void;
}

/** What the report holds, and the ways to change it. The first change of blocks writes down those that were meant without any. */
export function useReport(): ReportEditing {
  const { model, announce } = useDesigner();
  const { t } = useLanguage();
  const { report = {} } = useStore(model.$definition);
  const current = (): readonly ReportBlock[] => reportBlocks(model.$definition.get().report);
  const nameOf = (id: string): string => {
    const kind = current().find((block) => block.id === id)?.kind;
    return kind ? t(`report:kinds.${kind}`) : '';
  };
  const set = (blocks: readonly ReportBlock[], merge?: string): void =>
    model.edit((form) => changeReport(form, { blocks, showScores: undefined, showHistory: undefined }), merge);
  return {
    report,
    blocks: reportBlocks(report),
    change: (changes, merge) => model.edit((form) => changeReport(form, changes), `report ${merge}`),
    changeBlock: (id, changes) =>
      set(changeBlock(current(), id, changes), `report ${id} ${Object.keys(changes).join(' ')}`),
    add(kind) {
      const block = newBlock(kind);
      set([...current(), block]);
      announce(t('designer:announcements.added', { title: nameOf(block.id) }));
      return block.id;
    },
    move(id, to) {
      const count = current().length;
      if (to < 0 || to >= count) return announce(t('designer:announcements.edge'));
      set(moveBlock(current(), id, to));
      announce(t('designer:announcements.place', { title: nameOf(id), place: to + 1, count }));
    },
    remove(id) {
      set(current().filter((block) => block.id !== id));
      model.$toast.set({ text: t('report:removed'), undo: true });
    },
  };
}

/** A block with what its kind cannot do without, still to be filled in. */
function newBlock(kind: BlockKind): ReportBlock {
  const id = newId('block');
  if (kind === 'chart') return { id, kind, question: '' };
  return kind === 'text' ? { id, kind, text: '' } : { id, kind };
}
