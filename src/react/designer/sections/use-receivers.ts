import { useEffect, useState } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import { useDesigner } from '../designer-context.ts';

export type Receiver = CallData<'/category/getcategories'>['items'][number];

/** Forms that a file can be sent to; undefined while unknown, or where there is no server to ask. */
export function useReceivers(): readonly Receiver[] | undefined {
  const { client } = useDesigner();
  const [receivers, setReceivers] = useState<readonly Receiver[]>();
  useEffect(() => {
    let current = true;
    void client?.category.getcategories?.({ limit: 200 }).then((reply) => { if (current && reply.success) setReceivers(reply.data.items); });
    return () => { current = false; };
  }, [client]);
  return receivers;
}
