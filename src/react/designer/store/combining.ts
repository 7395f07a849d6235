import type { WritableAtom } from 'nanostores';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { openDefinition } from '../definition/open-definition.ts';
import { mergeForms, type Choices } from '../merge/merge-forms.ts';
import type { Side } from '../merge/merge-order.ts';
import { isSame } from '../../kit/changes/same.ts';
import { reuse } from '../merge/same.ts';
import type { FormHistory } from './form-act.ts';
import type { Combined, Conflict, Newer } from './remote.ts';
import { nothing, type RemoteDraft } from './remote-draft.ts';

export interface Combining {
  /** Takes what is newer into the form; where both changed the same it changes nothing, and returns the conflict. */
  take(newer: Newer): Conflict | undefined;
  /** Takes it as was chosen for each collision. Undo leads to the other choice. */
  settle(conflict: Conflict, choices: Choices): void;
}

/** Merges what others saved into the form that is open, and notes in `$combined` what came in. */
export function createCombining(
  history: FormHistory,
  draft: RemoteDraft,
  $combined: WritableAtom<Combined | null>,
): Combining {
  function adopt(conflict: Omit<Conflict, 'kind'>, merged: FormDefinition): void {
    const { base, theirs, rev, by } = conflict;
    const before = history.$present.get();
    // What comes out as they have it needs no saving.
    const after = isSame(merged, theirs) ? theirs : merged;
    draft.take(theirs, rev);
    history.rebase(after, (mine) => mergeForms({ base, mine, theirs }, 'theirs').form);
    if (after !== before) $combined.set({ before, after, by, hasOwn: !isSame(base, before) });
  }

  return {
    take({ theirs: sent, ...newer }) {
      const base = draft.known() ?? nothing;
      const mine = history.$present.get();
      const theirs = reuse(base, openDefinition(sent, mine.language));
      const { form, collisions } = mergeForms({ base, mine, theirs });
      if (collisions.length > 0) return { ...newer, kind: 'conflict', base, theirs };
      adopt({ ...newer, base, theirs }, form);
      return undefined;
    },
    settle(conflict, choices) {
      const { base, theirs } = conflict;
      const forms = { base, mine: history.$present.get(), theirs };
      const { form, collisions } = mergeForms(forms, choices);
      const others = new Map(collisions.map(({ key }) => [key, otherOf(choices.get(key))]));
      adopt(conflict, mergeForms(forms, others).form);
      history.push(isSame(form, theirs) ? theirs : form);
    },
  };
}

const otherOf = (side: Side | undefined): Side => (side === 'mine' ? 'theirs' : 'mine');
