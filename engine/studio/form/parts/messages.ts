import type { StudioProblem } from '../../../core/studio/protocol'

/** The problems of a value with their hints. Different rules can have the same message. */
export function listMessages(problems: StudioProblem[], pointer: string): string[] {
  const own = problems.filter((problem) => problem.pointer === pointer)
  return [...new Set(own.map(({ message, hint }) => (hint ? `${message} ${hint}` : message)))]
}
