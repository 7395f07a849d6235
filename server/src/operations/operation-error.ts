/** Why a backup, a restore or a move was not done, as a sentence for the operator. Nothing was changed. */
export class OperationError extends Error {}
