import { writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findSnippets, readGuide } from '../guides/guide-snippets'
import { makeScratchFolder } from '../scratch-folder'

/** The program of docs/operating/forms.md: returns the enquiry of a webhook with a valid signature. */
export type ReadEnquiry = (
  headers: IncomingHttpHeaders,
  body: string,
  secret: string,
) => Promise<unknown>

/** Loads the program from the guide. */
export async function loadReadEnquiry(): Promise<ReadEnquiry> {
  const snippets = findSnippets(readGuide('docs/operating/forms.md'))
  const listing = snippets.find(({ detail }) => detail === 'read-enquiry.mjs')
  const file = join(makeScratchFolder(), 'read-enquiry.mjs')
  writeFileSync(file, listing?.text ?? '')
  const module: { readEnquiry: ReadEnquiry } = await import(pathToFileURL(file).href)
  return module.readEnquiry
}

/** The body of a webhook, as the guide shows it. */
export function readWebhookExample(): { data: object } {
  const snippets = findSnippets(readGuide('docs/operating/forms.md'))
  const example = snippets.find(({ text }) => text.includes('"enquiry.received"'))
  return JSON.parse(example?.text ?? '')
}
