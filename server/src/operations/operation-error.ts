/** Why a backup, a restoring or a move was not done, as a sentence for whoever asked for it. Nothing was changed. */
export class OperationError extends Error {}
