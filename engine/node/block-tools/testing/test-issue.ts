/** The kinds of issues of a block, each with a hint. */
export const HINTS = {
  'wrong-examples':
    'Write at least two examples of the block in examples.json: a plain one, and one with all properties.',
  'refused-example': 'Correct the example in examples.json, or the schema.',
  'refused-content':
    'Let the rules of build.ts accept what the schema allows, or export `mend` from tests/mend.ts: an object that maps the name of a generated type to a function that corrects a value of it.',
  'unknown-schema': 'Use the keywords that the schemas of other blocks use.',
  'render-error':
    'Render every block that the schema allows: a property that is not required may be missing, and a list may be empty. Use browser APIs such as `window` only in an effect.',
  'stray-value': 'Render a property only if it has a value.',
  'duplicate-id': 'Create ids with `useId` from React, or from the id of the block.',
  'missing-text':
    'Render every text of the block. Text that is not shown at first can be `hidden`: it is still in the HTML.',
  'own-text': 'Make the text a property in schema.json, with a default.',
  'unstable-html':
    'Render the same HTML for the same block: read clocks and random numbers only after hydration, for example in an effect.',
  hydration:
    'Render the same HTML on the server and at first in the browser: read the clock, time zone, language, storage and window in an effect, or once `useIsLive` is true.',
  'console-error': 'Correct the code that logs or throws this.',
  'not-hydrated': 'The component must render in the browser; see the console of `quire dev`.',
  'layout-shift':
    'Reserve space for content that loads or opens later: give pictures a size, and panels a height.',
  'endless-motion':
    'Stop the motion within five seconds, or omit it for visitors who prefer reduced motion (`@media (prefers-reduced-motion: reduce)`).',
  accessibility: 'Correct the element; search for the name of the rule to find its description.',
  overflow:
    'Let columns wrap or shrink (`minmax(0, 1fr)`), break long words (`overflow-wrap: anywhere`), or let a wide part scroll on its own.',
} as const

/** An issue of a block, and what shows it. */
export interface TestIssue {
  name: keyof typeof HINTS
  message: string
  /** Distinguishes unrelated issues of one kind: the id of axe's rule. */
  kind?: string
  /** The name of the example that reproduces the issue. */
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
