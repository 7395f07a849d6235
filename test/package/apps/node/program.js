import assert from 'node:assert/strict';
import { createForm } from 'porsa/engine';
import { definition } from './src/pulse.js';

assert.equal(createForm(definition, { answers: { pulse: '۷۰' } }).get('double'), 140);
