import { uuid } from '../../../api/client/uuid.ts';

/** The id under which a file is sent and named; made here, so that sending it twice is sending it once. */
export const newFileId = (): string => uuid();
