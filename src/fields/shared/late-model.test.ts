import { expect, test } from 'vitest';
import { cascadeviewExample } from '../cascadeview/example.ts';
import { cascadeviewModel } from '../cascadeview/model.ts';
import { numericrangeExample } from '../numericrange/example.ts';
import { numericrangeModel } from '../numericrange/model.ts';
import { fieldModels } from '../models.ts';
import { lateModel } from './late-model.ts';

for (const [own, { question, good }] of [
  [cascadeviewModel, cascadeviewExample],
  [numericrangeModel, numericrangeExample],
] as const) {
  test(`${own.type}: answers nothing before its rules are there, and as they do from then on`, async () => {
    const { model, bring } = lateModel(own.type, async () => own);
    expect(model.kind).toBe(own.kind);
    const [{ input }] = good as [(typeof good)[number]];
    expect(() => model.parse(input, question)).toThrow('not brought');
    await bring();
    expect(model.parse(input, question)).toEqual(own.parse(input, question));
  });

  test(`${own.type}: all rules are there where the whole engine is`, () => {
    expect(fieldModels[own.type]).toBe(own);
  });
}

test('asks again for rules that did not come', async () => {
  let tries = 0;
  const { model, bring } = lateModel('cascadeview', async () => {
    tries += 1;
    if (tries === 1) throw new Error('No line');
    return cascadeviewModel;
  });
  await expect(bring()).rejects.toThrow('No line');
  await bring();
  expect(model.parse('', cascadeviewExample.question)).toEqual(cascadeviewModel.parse('', cascadeviewExample.question));
});
