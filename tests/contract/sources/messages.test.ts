/** Each message of the error catalogue and of the success toasts is in one place. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** In a message, `{}` matches any token. */
const TEXTS = [
  'Something went wrong',
  "We're sorry for the inconvenience. Please try refreshing the page.",
  'Refresh Page',
  "We're sorry, but something went wrong while loading this page. Please try again.",
  'Try Again',
  'Go Home',
  "File type '{}' is not allowed",
  'File size exceeds limit ({})',
  'File uploaded successfully',
  'Unable to scan file content',
  'Script content detected in text file',
  'Potential executable file detected',
  'Security threat detected',
  'Filename is too long',
  'Filename contains invalid characters',
  'File type not allowed for security reasons',
  'File appears to be empty',
  'No file provided',
  'File validation failed',
  'Input is required',
  'Invalid characters detected',
  'Invalid URL format',
  'Too many submission attempts',
  'Please wait {} minutes before submitting again.',
  'Security verification failed',
  'Please refresh the page and try again.',
  'Submission failed',
  'Please try again or contact us directly at {}.',
  'Enquiry submitted successfully!',
  'Our team will respond to your enquiry within 24 hours.',
  'Form Submitted Successfully',
  'Thank you for your interest. Our team will contact you shortly.',
  'Search rate limit exceeded',
  'Please wait a moment before searching again.',
  'Thank you for your feedback!',
]

const MESSAGES = 'schemas/messages.schema.json'

const sources = ['engine', 'blocks'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(tsx?|json|css)$/.test(file))
    // Schema defaults and test expectations do not count as second copies.
    .filter((file) => !/^blocks\/[^/]+\/(schema\.json|tests\/.*)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') })),
)

/** All default messages, in schema order. */
const defaults: string[] = []
JSON.parse(readFileSync(join(projectRoot, MESSAGES), 'utf8'), (key, value) => {
  if (key === 'default' && typeof value === 'string') defaults.push(value)
  return value
})

function buildPattern(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace('{}', '\\{[A-Za-z]+\\}')
}

/**
 * The places where a message occurs: one for every default that equals it, and one for every file
 * that quotes it.
 */
function findPlaces(text: string): string[] {
  const pattern = buildPattern(text)
  const isIt = new RegExp(`^${pattern}$`)
  const quoted = new RegExp(`["'\`>]\\s*${pattern}\\s*["'\`<]`)
  return [
    ...defaults.filter((value) => isIt.test(value)).map(() => MESSAGES),
    ...sources.filter((source) => quoted.test(source.text)).map(({ file }) => file),
  ]
}

describe('each text of the catalogue', () => {
  it.each(TEXTS)('%s stands in the messages, once, and nowhere else (R-307)', (text) => {
    expect(findPlaces(text)).toEqual([MESSAGES])
  })

  it('is found where it stands a second time', () => {
    sources.push({ file: 'made-up.tsx', text: '<button>\n  Go Home\n</button>' })
    expect(findPlaces('Go Home')).toEqual([MESSAGES, 'made-up.tsx'])
    sources.pop()
  })
})
