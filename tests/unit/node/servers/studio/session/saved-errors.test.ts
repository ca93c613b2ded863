import { expect, it } from 'vitest'
import type { Problem } from '../../../../../../engine/node/lib/problems/problem'
import { SavedErrors } from '../../../../../../engine/node/servers/studio/session/saved-errors'

const build = (file: string, message: string, line = 1): Problem => ({
  ...{ file, message, line, column: 1, length: 1, pointer: '', rule: 'x', severity: 'error' },
})

it('finds files with errors that they did not have, wherever the others are now', () => {
  const saved = new SavedErrors()
  const findNew = (problems: Problem[]) => new Set(saved.findNew(problems).map(({ file }) => file))
  saved.recordAll([build('a', 'one'), build('b', 'one'), build('c', 'one')], ['c'])
  expect(findNew([build('a', 'one', 9)])).toEqual(new Set())
  expect(findNew([build('a', 'one'), build('a', 'one', 2)])).toEqual(new Set(['a']))
  expect(findNew([build('b', 'two')])).toEqual(new Set(['b']))
  expect(findNew([{ ...build('b', 'two'), severity: 'warning' }])).toEqual(new Set())
  // The errors of an excepted file are those of a draft.
  expect(findNew([build('c', 'one')])).toEqual(new Set(['c']))
  saved.record('c', [build('c', 'one'), build('a', 'two')])
  expect(findNew([build('c', 'one'), build('a', 'two')])).toEqual(new Set(['a']))
  const [error] = saved.findNew([build('a', 'two')])
  expect(error).toEqual({ file: 'a', error: 'x two', count: 1 })
  if (error) saved.accept(error)
  expect(findNew([build('a', 'one'), build('a', 'two')])).toEqual(new Set())
})
