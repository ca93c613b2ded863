import { describe, expect, it } from 'vitest'
import { readRuns, splitLines, writeRuns } from '../../../../engine/core/text/code-runs'

describe('runs of code', () => {
  it('are read as they were written, neighbours of one kind as one', () => {
    const runs = [
      { text: 'const', kind: 'keyword' as const },
      { text: ' a' },
      { text: ' = ' },
      { text: '12', kind: 'number' as const },
    ]
    const written = writeRuns(runs)
    expect(written).toBe('5k5_2n')
    expect(readRuns('const a = 12', written)).toEqual([
      { text: 'const', kind: 'keyword' },
      { text: ' a = ', kind: undefined },
      { text: '12', kind: 'number' },
    ])
  })

  it.each([
    undefined,
    '',
    '5k',
    '5k5_20n',
    'nonsense',
  ])('are one run of a text that they were not made for: %s', (written) => {
    expect(readRuns('const a = 12', written)).toEqual([{ text: 'const a = 12' }])
  })

  it('are split at the ends of lines, within runs and between them', () => {
    const runs = [{ text: '/* a\n\n', kind: 'comment' as const }, { text: 'b\n' }, { text: 'c' }]
    expect(splitLines(runs)).toEqual([
      [{ text: '/* a\n', kind: 'comment' }],
      [{ text: '\n', kind: 'comment' }],
      [{ text: 'b\n', kind: undefined }],
      [{ text: 'c', kind: undefined }],
    ])
  })
})
