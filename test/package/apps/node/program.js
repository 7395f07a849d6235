import assert from 'node:assert/strict';
import { createForm } from 'porsa/engine';
import { createRecordRows, fromRedcap, toRedcap } from 'porsa/redcap';
import { parseXml, toXForm } from 'porsa/xforms';
import { definition } from './src/pulse.js';

assert.equal(createForm(definition, { answers: { pulse: '۷۰' } }).get('double'), 140);

const { definition: returned } = fromRedcap(toRedcap(definition).text);
assert.equal(createForm(returned, { answers: { pulse: '۷۰' } }).get('double'), 140);
const { headers, rowsOf } = createRecordRows(definition, 'en');
const [row] = rowsOf('1', { pulse: 70 });
assert.equal(row[headers.indexOf('pulse')], 70);

assert.equal(parseXml(toXForm(definition, { id: 'pulse', version: '1', title: 'Pulse' }).xml).name, 'html');
