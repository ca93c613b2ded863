/** Reports the progress of a task. */
export type Progress = (done: number, total: number) => void
