/** The id of an upload that is known by its number. */
export const uploadId = (index: number): string => `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

/** A small picture as answers name it. */
export const uploadOf = (index: number) => ({ id: uploadId(index), name: 'wound.png', type: 'image/png', size: 8 });
