import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { PublishedVersion, ScheduledPublication } from '../../../api/contract/publishing/versions.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { openDefinition } from '../definition/open-definition.ts';
import { useDesigner } from '../model/designer-context.ts';
import type { ScreenClient } from '../props/designer-props.ts';
import { useReply, type Asked } from '../share/use-reply.ts';

/** What the server has of the form's versions. */
export interface KnownVersions {
  readonly versions: readonly PublishedVersion[];
  readonly scheduled: ScheduledPublication | null;
  /** The form accepts no responses; absent where that cannot be asked. */
  readonly isClosed?: boolean;
}

type Calls = ScreenClient['category'];

/** The calls of this screen, and the form they are about; undefined where there is no server. */
export function useVersionCalls(): { readonly calls: Calls; readonly category: string } | undefined {
  const { client, category } = useDesigner();
  return client?.category.getversions && category ? { calls: callsOf(client), category } : undefined;
}

const known = new WeakMap<ScreenClient, Calls>();

/** The same at each drawing: a client may make its services anew whenever they are read, and effects would ask without end. */
function callsOf(client: ScreenClient): Calls {
  const calls = known.get(client) ?? client.category;
  known.set(client, calls);
  return calls;
}

/** Asked anew whenever somebody publishes from here, or `again` is called. */
export function useVersions(): { readonly asked: Asked<KnownVersions>; again(): void } {
  const { client, category = '', model } = useDesigner();
  const live = useStore(model.store.$version);
  const reply = useReply(async (): Promise<ClientReply<KnownVersions>> => {
    const [versions, schedule, address] = await Promise.all([
      client!.category.getversions!({ category }),
      client!.category.getschedule?.({ category }),
      client!.app?.getaddress({ category }),
    ]);
    if (!versions.success) return versions;
    if (schedule?.success === false) return schedule;
    return {
      success: true,
      data: {
        versions: versions.data,
        scheduled: schedule?.data.scheduled ?? null,
        ...(address?.success && { isClosed: address.data.isWithdrawn }),
      },
    };
  });
  const { again } = reply;
  const [known, setKnown] = useState(live);
  useEffect(() => {
    if (live === known) return;
    setKnown(live);
    again();
  }, [live, known, again]);
  return reply;
}

const fetched = new WeakMap<Calls, Map<string, Promise<ClientReply<FormDefinition>>>>();

/** The form as it was published; a version never changes, and is fetched once. */
export function fetchVersion(calls: Calls, category: string, version: number): Promise<ClientReply<FormDefinition>> {
  const known = fetched.get(calls) ?? new Map<string, Promise<ClientReply<FormDefinition>>>();
  fetched.set(calls, known);
  const key = `${category} ${version}`;
  const asking = known.get(key) ?? ask(calls, category, version);
  known.set(key, asking);
  void asking.then(
    ({ success }) => success || known.delete(key),
    () => known.delete(key),
  );
  return asking;
}

async function ask(calls: Calls, category: string, version: number): Promise<ClientReply<FormDefinition>> {
  const reply = await calls.getform!({ category, version });
  if (!reply.success) return reply;
  const { definition } = reply.data;
  return { ...reply, data: openDefinition(definition, definition.language) };
}
