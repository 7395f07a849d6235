import { expect, it } from 'vitest';
import type { PlainRequest } from '../../../src/api/contract/pages/plain-page.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { createPacker, createUnpacker } from './task.ts';

it('A thread meets the same definition as the same object, and forgets those not asked for longest', () => {
  const [pack, unpack] = [createPacker(), createUnpacker()];
  const definitions = Array.from({ length: 60 }, (_, index) => ({ title: `${index}` }) as FormDefinition);
  const meet = (index: number) => {
    const request = { form: { definition: definitions[index], role: 'public' } } as unknown as PlainRequest;
    const task = pack('renderPlainPage', [request]);
    const [unpacked] = unpack(structuredClone(task)) as [PlainRequest];
    return { isSent: task.definition !== undefined, form: unpacked.form };
  };
  const first = meet(0).form;
  expect([first.definition.title, first.role]).toEqual(['0', 'public']);
  expect(meet(0).form.definition).toBe(first.definition);
  for (let index = 1; index < 60; index += 1) expect(meet(index)).toMatchObject({ isSent: true });
  expect(meet(59)).toMatchObject({ isSent: false, form: { definition: { title: '59' } } });
  expect(meet(0)).toMatchObject({ isSent: true, form: { definition: { title: '0' } } });
});
