/** The function that the build writes answers and keeps forms as the receiver does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { KeepEnquiry } from '../../engine/node/servers/receive-web/handle-form'
import { REQUESTS, writeForms } from '../support/receiver/form-requests'
import { buildFrom } from '../support/receiver/order-site'
import type { StartedReceiver } from '../support/receiver/start-receiver'
import { listEnquiries, startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

/** What servers add. */
const OTHERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

let data: string
/** The number of stored enquiries. */
let known = 0
let outDir: string
let receiver: StartedReceiver
let receiveForms: (request: Request, keep: KeepEnquiry) => Promise<Response>

const findHandler = () => join(outDir, '.quire/receiver/handler.mjs')

beforeAll(async () => {
  outDir = await buildFrom(writeForms())
  data = join(makeScratchFolder(), 'data')
  receiver = await startReceiver(outDir, data)
  receiveForms = (await import(pathToFileURL(findHandler()).href)).receiveForms
})

afterAll(async () => {
  await receiver.stop('SIGTERM')
})

async function describeAnswer(response: Response) {
  const headers = [...response.headers].filter(([name]) => !OTHERS.includes(name))
  const text = await response.text()
  return { status: response.status, headers: Object.fromEntries(headers), text }
}

async function sendToReceiver(path: string, init: RequestInit) {
  const response = await fetch(receiver.url + path, { ...init, redirect: 'manual' })
  const stored = (await listEnquiries(outDir, data)).slice(known)
  known += stored.length
  const kept = stored.map(({ form, isSpam, values, files }) => {
    return { form, isSpam, values, files: files.map(({ path: _path, ...file }) => file) }
  })
  return { ...(await describeAnswer(response)), kept }
}

async function sendToFunction(path: string, init: RequestInit) {
  const kept: object[] = []
  const request = new Request(`https://forms.example${path}`, init)
  const keep: KeepEnquiry = async ({ form, isSpam, values, files, ...enquiry }, contents) => {
    kept.push({ form: `${enquiry.path} ${form}`, isSpam, values, files })
    expect(contents.map(({ size }) => size)).toEqual(files.map(({ size }) => size))
  }
  const response = await receiveForms(request, keep)
  return { ...(await describeAnswer(response)), kept }
}

it.each(REQUESTS)('the function and the receiver agree about %s', async (_, init, path) => {
  const at = path ?? '/api/orders'
  expect(await sendToFunction(at, init)).toEqual(await sendToReceiver(at, init))
})

it('the function needs nothing of Node, and no other file', () => {
  const source = readFileSync(findHandler(), 'utf8')
  expect(source).not.toMatch(/\bimport\b|\brequire\b|node:|\bprocess\.|\bBuffer\b/)
  expect(source).toContain('Bestellung')
})
