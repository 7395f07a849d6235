import { useState } from 'react';
import type { Attachment } from '../../engine/definition/types.ts';
import { newFileId } from '../../react/ui/files/file-id.ts';
import type { FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useFillerTools, type FilePlace } from '../../react/ui/field/filler-tools.ts';
import { dropFile, holdFile, useSendingAhead } from '../../react/ui/files/held-files.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { attachmentsOf } from '../attachments/attachments.ts';
import { prepareFile } from './prepare-file.ts';

const nowhere: FilePlace = { held: new Map() };

/** What a question for files does with those that are given to it. */
export function useAdding({ question, scope, set, leave }: FieldViewProps, most: number) {
  const { t } = useLanguage();
  const { announce, files = nowhere } = useFillerTools();
  useSendingAhead(files);
  const [busy, setBusy] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  /** As it stands now: while a picture is made ready, another may have come. */
  const present = () => attachmentsOf(scope.get(question.name));
  const put = (attachments: readonly Attachment[]) => set(attachments.length ? attachments : undefined);

  const remove = async (attachment: Attachment) => {
    put(present().filter(({ id }) => id !== attachment.id));
    setWrong(undefined);
    announce(t('files:removed', { name: attachment.name }));
    leave();
    await dropFile(files, attachment.id);
  };

  const addOne = async (file: File, instead: Attachment | undefined): Promise<string | undefined> => {
    setBusy(file.name);
    const prepared = await prepareFile(file, question.accept);
    if (!prepared.ok) return t(`files:wrong.${prepared.why}`, { name: file.name });
    const others = present().filter(({ id }) => id !== instead?.id);
    if (most > 1 && others.length >= most) return t('files:wrong.toomany', { max: most });
    const { name, type, size } = prepared.file;
    const attachment = { id: newFileId(), name, type, size };
    const kept = await holdFile(files, attachment.id, prepared.file);
    const replaced = most > 1 ? [instead].filter((other) => other !== undefined) : others.concat(instead ?? []);
    put(most > 1 ? placed(present(), attachment, instead) : [attachment]);
    announce(t('files:added', { name }));
    for (const other of replaced) await dropFile(files, other.id);
    return kept ? undefined : t('files:memoryonly');
  };

  const add = async (chosen: readonly File[], instead?: Attachment) => {
    if (chosen.length === 0) return;
    setWrong(undefined);
    const messages: string[] = [];
    for (const file of most > 1 ? chosen : chosen.slice(0, 1)) messages.push((await addOne(file, instead)) ?? '');
    setBusy(undefined);
    setWrong([...new Set(messages)].filter(Boolean).join(' ') || undefined);
    leave();
  };
  return { add, remove, busy, wrong };
}

/** In the place of the one it comes instead of, or at the end. */
function placed(all: readonly Attachment[], fresh: Attachment, instead: Attachment | undefined): readonly Attachment[] {
  return instead && all.some(({ id }) => id === instead.id)
    ? all.map((each) => (each.id === instead.id ? fresh : each))
    : [...all, fresh];
}
