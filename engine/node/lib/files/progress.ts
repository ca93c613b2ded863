/** Tells how far a piece of work is. */
export type Progress = (done: number, total: number) => void
