/** The commands of docs/operating/forms.md, with an SMTP server in place of the owner's. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { projectRoot } from '../../engine/node/lib/files/project-root'
import { createGuideSite } from '../support/guides/guide-site'
import { findSnippets, readGuide } from '../support/guides/guide-snippets'
import { ensureNodeWithSqlite } from '../support/install/node-with-sqlite'
import type { Mailbox } from '../support/receiver/mailbox'
import { startMailbox } from '../support/receiver/mailbox'
import { makeScratchFolder } from '../support/scratch-folder'
import { findPort } from '../support/servers/find-port'

const guide = readGuide('docs/operating/forms.md')
/** The project of `createGuideSite`. */
const project = join(projectRoot, '.test/guides/receiver')
const folder = makeScratchFolder()
const bin = join(folder, 'bin')

let mailbox: Mailbox
let port: number

/** Programs of the guide that are other ones here: Quire of this folder, and another Node. */
function writePrograms(): void {
  mkdirSync(bin)
  const write = (name: string, line: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })
  const quire = `"${process.execPath}" --import tsx "${projectRoot}/scripts/quire.ts"`
  write('npx', `shift; exec ${quire} "$@"`)
  write('node', `exec "${ensureNodeWithSqlite()}" "$@"`)
  // rsync -r FOLDER/ FILE SERVER
  write('rsync', 'mkdir -p "$4" && cp -R "$2." "$3" "$4"')
}

/** The commands of a section, for a port and folders of this test. */
function readCommands(heading: string): string[] {
  const [, section = ''] = guide.split(`\n${heading}\n`)
  const end = section.search(/^##+ /m)
  const commands = findSnippets(section.slice(0, end)).filter(({ language }) => language === 'sh')
  return commands.flatMap((snippet) => adapt(snippet.text).trim().split('\n'))
}

const adapt = (command: string) =>
  command
    .replaceAll('8080', String(port))
    .replaceAll('root@example.com:', `${folder}/server`)
    .replaceAll('/var/lib/forms', join(folder, 'enquiries'))

function start(command: string) {
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
  return spawn('sh', ['-c', `exec ${command}`], { cwd: project, env })
}

async function run(command: string): Promise<string> {
  const child = start(command)
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  expect([status, stderr], command).toEqual([0, expect.anything()])
  return stdout
}

/** Starts a receiver, uses it, and stops it. Returns what it has printed. */
async function serve(command: string, use: () => Promise<void>): Promise<string> {
  const child = start(command)
  const errors = text(child.stderr)
  await once(createInterface(child.stdout), 'line')
  await use()
  child.kill('SIGTERM')
  await once(child, 'exit')
  return errors
}

beforeAll(async () => {
  writePrograms()
  mailbox = await startMailbox()
  port = await findPort()
  const site = await createGuideSite('receiver')
  const pages = findSnippets(guide).filter(({ kind }) => kind === 'page')
  expect(pages).toHaveLength(3)
  for (const page of pages) site.apply(page)
  const settings = findSnippets(guide).find(({ detail }) => detail === 'receiver.json')
  const own = settings?.text.replace(/"smtps:.*"/, `"smtp://127.0.0.1:${mailbox.port}"`) ?? ''
  writeFileSync(join(project, 'receiver.json'), own)
}, 120_000)

afterAll(() => mailbox.stop())

describe('an owner', () => {
  it('stores the first enquiry and gets a mail', { timeout: 120_000 }, async () => {
    const [build = '', receive = '', send = '', list = ''] = readCommands('### 3. Store it')
    await run(build)
    const errors = await serve(receive, async () => {
      await run(send)
      const listed = async () => JSON.parse(await run(list))
      await vi.waitFor(
        async () =>
          expect(await listed()).toMatchObject({
            form: '/api/tastings Tasting',
            mail: 'sent',
            values: { email: 'ada@example.com' },
          }),
        { timeout: 20_000, interval: 200 },
      )
    })
    expect(errors).toBe('')
    expect(mailbox.mails).toMatchObject([
      {
        to: ['owner@example.com'],

        text: expect.stringContaining('ada@example.com'),
      },
    ])
  })

  it('receives on a server with at most six commands', { timeout: 120_000 }, async () => {
    const commands = readCommands('## On your own server')
    expect(commands.map((command) => command.split(' ')[0])).toEqual([
      ...['npx', 'npx', 'rsync', 'chmod', 'systemctl', 'systemctl'],
    ])
    for (const command of commands.slice(0, 3)) await run(command)
    const server = join(folder, 'server/srv/forms')
    const service = readFileSync(join(server, 'forms.service'), 'utf8')
    const [, execute = ''] = service.match(/^ExecStart=(.*)$/m) ?? []
    const settings = join(project, 'receiver.json')
    const command = adapt(execute)
      .replace('/usr/bin/node', 'node')
      .replace('/srv/forms', server)
      .replace(/\S*settings\.json/, settings)
    const [, , send = '', list = ''] = readCommands('### 3. Store it')
    const warnings = await serve(command, async () => void (await run(send)))
    expect(warnings).toBe('')
    const stored = await run(list.replace('--data enquiries', `--data ${folder}/enquiries`))
    expect(JSON.parse(stored)).toMatchObject({ values: { email: 'ada@example.com' } })
  })
})
