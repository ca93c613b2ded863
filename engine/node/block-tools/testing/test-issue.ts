/** The kinds of issues of a block, each with a hint. */
export const HINTS = {
  'wrong-examples':
    'Write at least two examples of the block into examples.json: one plain, one with everything.',
  'refused-example': 'Correct the example in examples.json, or the schema.',
  'refused-content':
    'Let the rules of build.ts accept what the schema allows, or export `mend` from tests/mend.ts: an object that maps the name of a generated type to a function that corrects a value of it.',
  'unknown-schema': 'Use the keywords that the schemas of other blocks use.',
  'render-error':
    'Render the block whatever its schema allows: a property that is not required may be missing, and a list may be empty. What only browsers have, such as `window`, is there in an effect.',
  'stray-value': 'Render a property only where it has a value.',
  'duplicate-id': 'Make an id from `useId` of React, or from the id of the block.',
  'missing-text':
    'Render every text of the block. What is not shown at first can be `hidden`: it is in the HTML then.',
  'own-text': 'Make it a property of schema.json, with a default.',
  'unstable-html':
    'Render the same from the same block: read no clock and no random number until the block is hydrated, such as in an effect.',
  hydration:
    'Render the same on the server and first in the browser: read clock, time zone, language, storage and window in an effect, or after `useIsLive` is true.',
  'console-error': 'Correct what logs or throws it.',
  'not-hydrated': 'The component has to render in the browser; see the console of `quire dev`.',
  'layout-shift':
    'Give what loads or opens its space from the start: a picture its size, a panel its height.',
  'endless-motion':
    'End it within five seconds, or leave it out for visitors who prefer reduced motion (`@media (prefers-reduced-motion: reduce)`).',
  accessibility: 'Correct the element; the name of the rule leads to its description.',
  overflow:
    'Let columns wrap or shrink (`minmax(0, 1fr)`), break long words (`overflow-wrap: anywhere`), or let a wide part scroll by itself.',
} as const

/** An issue of a block, and what shows it. */
export interface TestIssue {
  name: keyof typeof HINTS
  message: string
  /** Distinguishes unrelated issues of one kind: the id of axe's rule. */
  kind?: string
  /** The example that shows it. */
  example?: string
  /** The smallest generated block that shows it, with the seed and path of fast-check. */
  content?: object
  seed?: number
  path?: string
}

/** Issues of the same kind are reported once. */
export function kindOf({ name, kind = '' }: TestIssue): string {
  return `${name}/${kind}`
}
