import type { BarsDrawing, SequenceDrawing } from '../../../schemas/generated/types'

export const mend = { BarsDrawing: repairBars, SequenceDrawing: repairSequence }

/** Moves every bar and every mark onto the scale. */
function repairBars({ from: start = 0, to: end, rows, ...rest }: BarsDrawing): BarsDrawing {
  const [low, high] = start < end ? [start, end] : [end, start + 1]
  const place = (value: number) => Math.min(Math.max(value, low), high)
  return {
    ...rest,
    from: low,
    to: high,
    rows: rows.map(({ from, to, mark, ...row }) => ({
      ...row,
      from: place(Math.min(from, to)),
      to: place(Math.max(from, to)),
      ...(mark !== undefined && { mark: place(mark) }),
    })),
  }
}

/** Gives each party a unique name, and makes every step connect two parties. */
function repairSequence({ parties: given, steps, ...rest }: SequenceDrawing): SequenceDrawing {
  const parties = given.map((party, index) => `${index + 1} ${party}`)
  const [first = '', second = ''] = parties
  const last = parties.at(-1) ?? ''
  return {
    ...rest,
    parties,
    steps: steps.map((step, index) =>
      index % 2 ? { ...step, from: last, to: first } : { ...step, from: first, to: second },
    ),
  }
}
