import type { StatBar } from '../../../schemas/generated/types'

export const mend = {
  // Keeps the drawn part within its scale.
  StatBar: ({ from = 0, to, ...bar }: StatBar) => {
    const end = Math.min(to, bar.of)
    return { ...bar, from: Math.min(from, end), to: end }
  },
}
