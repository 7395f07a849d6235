import type { Category } from '../../api/contract/shapes.ts';

/** Those who work in a clinic, not only fill forms there. */
export const isStaff = (role: string): boolean => ['owner', 'secretary', 'expert'].includes(role);

/** Reads the files of others in this category, not only their own entries. */
export const readsFiles = ({ role, can }: Category): boolean => can.view && isStaff(role);
