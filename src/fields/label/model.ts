import { staticModel } from '../rules/static-model.ts';

/** A heading or a text between questions. */
export const labelModel = staticModel('label');
