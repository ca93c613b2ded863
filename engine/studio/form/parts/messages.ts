import type { StudioProblem } from '../../../core/studio/protocol'

/** The problems of a value in the words of the check, with their hints. */
export function listMessages(problems: StudioProblem[], pointer: string): string[] {
  return problems
    .filter((problem) => problem.pointer === pointer)
    .map(({ message, hint }) => (hint ? `${message} ${hint}` : message))
}
