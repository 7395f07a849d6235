import { useEffect, useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { ColleagueAddress, Localized, NotifyAddress } from '../../../engine/definition/types.ts';
import { useDesigner } from '../model/designer-context.ts';
import type { ScreenClient } from '../props/designer-props.ts';

/** Whom a file can be sent to, or who can be notified: the people of a form, a colleague, a group of one's own, a role in this form. */
export interface Receiver {
  readonly kind: keyof ColleagueAddress | keyof NotifyAddress;
  readonly id: string;
  readonly slug?: string;
  readonly title: Localized;
}

/** Somebody as a condition names them. */
export type Address = { readonly [kind in Receiver['kind']]?: string };

export const isAddressOf = (address: Address, { kind, id, slug }: Receiver): boolean =>
  address[kind] === id || (slug !== undefined && address[kind] === slug);

/** Everybody that a file can be sent to; undefined while unknown, or where there is no server to ask. */
export function useReceivers(): readonly Receiver[] | undefined {
  const { client } = useDesigner();
  const [receivers, setReceivers] = useState<readonly Receiver[]>();
  useEffect(() => {
    let current = true;
    void askReceivers(client).then((all) => {
      if (current) setReceivers(all);
    });
    return () => {
      current = false;
    };
  }, [client]);
  return receivers;
}

async function askReceivers(client: ScreenClient | undefined): Promise<readonly Receiver[] | undefined> {
  const [forms, people, groups] = await Promise.all([
    given(client?.category.getcategories?.({ limit: 200 })),
    given(client?.user?.getconnectedusers({ limit: 200 })),
    given(client?.user?.getvirtualgroups({})),
  ]);
  return (
    forms && [
      ...forms.items.map(({ id, slug, title }): Receiver => ({ kind: 'category', id, slug, title })),
      ...(people?.items ?? []).map(({ id, firstName, lastName, email }): Receiver => ({
        kind: 'user',
        id,
        title: `${firstName} ${lastName}`.trim() || email,
      })),
      ...(groups ?? []).map(({ id, title }): Receiver => ({ kind: 'group', id, title })),
    ]
  );
}

async function given<D>(call: Promise<ClientReply<D>> | undefined): Promise<D | undefined> {
  const reply = await call;
  return reply?.success ? reply.data : undefined;
}
