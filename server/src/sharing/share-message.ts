import type { Mailing } from '../live/mail-people.ts';

/** The email to the receivers of a file; it says nothing about the patient. */
export const sharedMailing = (file: string): Mailing => ({ kind: 'shared', path: `/shared?file=${file}` });
