import { useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import { errors } from '../../../api/contract/errors.ts';
import type { Patient } from '../../../api/contract/shapes.ts';
import { askConfirm, showError, showSuccess } from '../../../store/notices.ts';
import { isSame } from '../../kit/changes/same.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { innermost, showFailure } from '../calls/failure.ts';
import { isFinal } from '../parts/loading.tsx';

interface Compared {
  readonly id: string;
  readonly patient: Patient;
  readonly entries: number;
}

interface MergeCalls<Item> {
  read(id: string): Promise<ClientReply<Item>>;
  /** Refused as `olderrev` where one of the two is not as it is given here. */
  merge(kept: Item, merged: Item, chosen: Patient | undefined): Promise<ClientReply<unknown>>;
}

interface MergeWords<Item> {
  /** Where the sentences stand that say what happened meanwhile. */
  readonly meanwhile: 'portal:merge.meanwhile' | 'patients:merge.meanwhile';
  /** New responses count: the person decides by them. */
  readonly withResponses: boolean;
  readonly question: string;
  detail(merged: Item): string;
  readonly yes: string;
  readonly done: string;
}

type Place = 'this' | 'other';

/** Two that are compared and made one; where one of them has changed meanwhile, what happened, and both as they are now. */
export function useMerging<Item extends Compared>(
  opened: Item,
  calls: MergeCalls<Item>,
  words: MergeWords<Item>,
  onDone: () => void,
) {
  const { t } = useLanguage();
  const [kept, setKept] = useState(opened);
  const [other, setOther] = useState<Item>();
  const [meanwhile, setMeanwhile] = useState<string>();
  const [round, setRound] = useState(0);
  const choose = (item: Item | undefined): void => {
    setOther(item);
    setMeanwhile(undefined);
  };
  /** Whether it was found out why the two were not merged. */
  const compareAnew = async (merged: Item): Promise<boolean> => {
    const replies = await Promise.all([calls.read(kept.id), calls.read(merged.id)]);
    if (replies.some((reply) => !reply.success && !isFinal(reply))) return false;
    const [here, there] = replies;
    const changes = [...changesOf('this', kept, here, words, t), ...changesOf('other', merged, there, words, t)];
    if (changes.length === 0) return false;
    const [mine, theirs] = [stillThere(kept, here), stillThere(merged, there)];
    const advice = mine && [t(`${words.meanwhile}.${theirs ? 'check' : 'choose'}`)];
    const text = [t(`${words.meanwhile}.nothing`), ...changes, ...(advice ?? [])].join(' ');
    if (mine) {
      setKept(mine);
      setOther(theirs);
      setMeanwhile(text);
      setRound(round + 1);
    } else {
      showError(text);
      onDone();
    }
    return true;
  };
  const merge = async (merged: Item, chosen?: Patient): Promise<void> => {
    if (!(await askConfirm(words.question, { detail: words.detail(merged), yes: words.yes }))) return;
    const reply = await calls.merge(kept, merged, chosen);
    if (!reply.success) {
      if (!(hasChanged.has(innermost(reply).code) && (await compareAnew(merged)))) showFailure(reply, t);
      return;
    }
    showSuccess(words.done);
    onDone();
  };
  return { kept, other, meanwhile, round, choose, merge };
}

/** What is refused where one of the two was changed, became part of a third, or was deleted. */
const hasChanged: ReadonlySet<number> = new Set(
  [errors.olderrev, errors.unknown, errors.unknownfile].map(({ code }) => code),
);

function stillThere<Item extends Compared>(seen: Item, reply: ClientReply<Item> | undefined): Item | undefined {
  return reply?.success && reply.data.id === seen.id ? reply.data : undefined;
}

function changesOf<Item extends Compared>(
  place: Place,
  seen: Item,
  reply: ClientReply<Item> | undefined,
  { meanwhile, withResponses }: MergeWords<Item>,
  t: LanguageTools['t'],
): readonly string[] {
  if (!reply?.success) return [t(`${meanwhile}.${place}.gone`)];
  const now = reply.data;
  if (now.id !== seen.id) return [t(`${meanwhile}.${place}.merged`)];
  return [
    ...(isSame(seen.patient, now.patient) ? [] : [t(`${meanwhile}.${place}.details`)]),
    ...(withResponses && now.entries !== seen.entries ? [t(`portal:merge.meanwhile.${place}.responses`)] : []),
  ];
}
