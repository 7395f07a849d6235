import { atom, type ReadableAtom } from 'nanostores';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import { newerOf, olderRev, type Remote } from './remote.ts';
import type { Saving } from './saving.ts';

export type PublishOutcome =
  /** `version` is absent where there is no server. */
  | { readonly kind: 'published'; readonly version?: number }
  | { readonly kind: 'problems'; readonly problems: readonly DefinitionProblem[] }
  | { readonly kind: 'failed'; readonly code: number; readonly message: string };

/** What was published last, from here. */
export type Published = { readonly definition: FormDefinition; readonly version?: number } | null;

interface Publishing {
  readonly $version: ReadableAtom<number | null>;
  readonly $published: ReadableAtom<Published>;
  /** `note`: what was changed, for those who compare versions. */
  publish(note?: string): Promise<PublishOutcome>;
}

interface PublishingOptions {
  readonly $present: ReadableAtom<FormDefinition>;
  readonly saving: Saving;
  readonly remote: Remote | undefined;
  readonly prepare: ((definition: FormDefinition) => Promise<void>) | undefined;
  check(): readonly DefinitionProblem[];
}

/** Makes a version of the form, once nothing is wrong with it and it is saved. */
export function createPublishing({ $present, saving, remote, prepare, check }: PublishingOptions): Publishing {
  const $version = atom(remote?.version ?? null);
  const $published = atom<Published>(null);

  async function publishSaved(
    { client, category }: Remote,
    definition: FormDefinition,
    note: string | undefined,
  ): Promise<PublishOutcome> {
    const written = note?.trim() && { note: note.trim() };
    const reply = await client.category.publish({ category, rev: saving.$rev.get(), ...written });
    if (reply.success) {
      const { version } = reply.data;
      $version.set(version);
      $published.set({ definition, version });
      return { kind: 'published', version };
    }
    const newer = newerOf(reply);
    if (newer) await saving.meet(newer).catch(() => undefined);
    const problems = (reply.data as { problems?: readonly DefinitionProblem[] } | undefined)?.problems;
    return problems ? { kind: 'problems', problems } : { kind: 'failed', code: reply.code, message: reply.message };
  }

  return {
    $version,
    $published,
    async publish(note) {
      await prepare?.($present.get()).catch(() => undefined);
      const problems = check();
      if (problems.length) return { kind: 'problems', problems };
      const saved = await saving.save();
      if (saved.kind === 'failed') return saved;
      if (saved.kind !== 'saved') return { kind: 'failed', code: olderRev, message: '' };
      const definition = $present.get();
      if (remote) return publishSaved(remote, definition, note);
      $published.set({ definition });
      return { kind: 'published' };
    },
  };
}
