import type { IssueText } from '../../lib/problems/problem'
import { findObjects } from '../facts/find-objects'
import type { DocumentRule } from './rule'

interface Described {
  alt: string
  caption?: unknown
}

const FILE_NAME = /^[\w./-]+\.(svg|png|jpe?g|webp|avif|gif)$/i
const FILLER =
  /^(an? |the )?(image|picture|photo|photograph|graphic|screenshot|icon)( (of|showing)\b|$)/i

/** An alternative text describes the picture, and does not say that it is a picture. */
export const poorAlt: DocumentRule = {
  name: 'poor-alt',
  severity: 'warning',
  scope: 'document',
  check: ({ documents }) =>
    findObjects(documents, isDescribed).flatMap(({ file, pointer, value }) => {
      const issue = findIssue(value)
      return issue ? [{ file, pointer: `${pointer}/alt`, ...issue }] : []
    }),
}

function isDescribed(value: object): value is Described {
  return 'alt' in value && typeof value.alt === 'string'
}

function findIssue({ alt, caption }: Described): IssueText | undefined {
  const text = alt.trim()
  if (FILE_NAME.test(text)) {
    const hint =
      'Say in a few words what the picture shows; leave it empty ("") if it is only decorative.'
    return { message: `"${text}" is a file name; screen readers would read it out.`, hint }
  }
  const filler = FILLER.exec(text)
  if (filler) {
    const message = `"${text}" starts by saying that this is a picture; screen readers say so anyway.`
    const rest = text.replace(/^.*?\b(of|showing)\s+/i, '')
    if (rest === text) return { message, hint: 'Say what it shows.' }
    const meant = capitalise(rest)
    return { message, hint: `Write "${meant}".`, fixes: [{ kind: 'value', value: meant }] }
  }
  if (text !== '' && text === caption) {
    const message = 'The alternative text repeats the caption; screen readers would read both.'
    return {
      message,
      hint: 'Describe in "alt" what the picture shows and the caption does not say.',
    }
  }
  return undefined
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
