import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findSnippets, readGuide } from '../guides/guide-snippets'
import { makeScratchFolder } from '../scratch-folder'
import { findPort } from '../servers/find-port'

/** The module of docs/operating/forms.md: returns the enquiry of a webhook with a valid signature. */
export type ReadEnquiry = (
  headers: IncomingHttpHeaders,
  body: string,
  secret: string,
) => Promise<unknown>

const MODULE = 'read-enquiry.mjs'
const PROGRAM = 'enquiries.mjs'
/** The port of the program in the guide. */
const PORT = '9090'

/** Writes the listings of the guide into a new folder. The program gets another port. */
function writeListings(port = PORT): string {
  const folder = makeScratchFolder()
  const snippets = findSnippets(readGuide('docs/operating/forms.md'))
  for (const name of [MODULE, PROGRAM]) {
    const listing = snippets.find(({ detail }) => detail === name)
    writeFileSync(join(folder, name), listing?.text.replace(PORT, port) ?? '')
  }
  return folder
}

/** Loads the module from the guide. */
export async function loadReadEnquiry(): Promise<ReadEnquiry> {
  const file = join(writeListings(), MODULE)
  const module: { readEnquiry: ReadEnquiry } = await import(pathToFileURL(file).href)
  return module.readEnquiry
}

/** Starts the program of the guide, which prints enquiries. */
export async function startGuideProgram(secret: string) {
  const port = String(await findPort())
  const env = { ...process.env, SECRET: secret }
  const child = spawn(process.execPath, [PROGRAM], { cwd: writeListings(port), env })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  return { url: `http://localhost:${port}`, readPrinted: () => printed, stop: () => child.kill() }
}

/** The body of a webhook, as the guide shows it. */
export function readWebhookExample(): { data: object } {
  const snippets = findSnippets(readGuide('docs/operating/forms.md'))
  const example = snippets.find(({ text }) => text.includes('"enquiry.received"'))
  return JSON.parse(example?.text ?? '')
}
