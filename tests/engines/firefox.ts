/**
 * Controls Debian's Firefox with WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ Playwright
 * supports the protocol too, but sends commands that the extended support release does not support
 * yet.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import WebSocket from 'ws'
import { programOf } from '../support/install/engines'
import type { Browser, LaunchOptions } from './browser'
import { clickAt } from './browser'
import { start } from './process'

/** The browser's default settings, except that its own network requests are disabled. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
  // The protocol requires this setting for choosing files.
  'dom.file.createInChild': true,
  // The preferences that the protocol recommends would make background tabs paint.
  'remote.prefs.recommended': false,
}

interface Message {
  id?: number
  result?: object
  error?: string
  message?: string
}

/** The tabs with the iframes in them. */
interface ContextTree {
  contexts: { context: string; children: { context: string }[] }[]
}

type Send = <T>(method: string, params: object) => Promise<T>

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  const waiting = new Map<number, (message: Message) => void>()
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    waiting.get(message.id ?? 0)?.(message)
  })
  await new Promise((done, fail) => socket.once('open', done).once('error', fail))
  let last = 0
  return async (method, params) => {
    const id = ++last
    const answer = await new Promise<Message>((done) => {
      waiting.set(id, done)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result as never
  }
}

export async function launchFirefox({ profile, calm }: LaunchOptions): Promise<Browser> {
  const preferences = { ...PREFERENCES, 'ui.prefersReducedMotion': Number(calm) }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const { found, stop } = await start({
    program: programOf('firefox'),
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    // In containers, Firefox refuses to run as root in another user's home folder.
    env: { HOME: profile },
    wanted: /WebDriver BiDi listening on (\S+)/,
  })
  const send = await connect(`${found}/session`)
  await send('session.new', {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        unhandledPromptBehavior: { default: 'accept' },
      },
    },
  })
  const { contexts } = await send<ContextTree>('browsingContext.getTree', {})
  return createBrowser({ send, stop, context: contexts[0]?.context ?? '' })
}

interface Session {
  send: Send
  stop: () => Promise<void>
  /** The id of the tab. */
  context: string
}

function createBrowser({ send, stop, context }: Session): Browser {
  const command = async (method: string, params: object) => void (await send(method, params))
  const call = async (functionDeclaration: string, target = context) => {
    const answer = await send<{
      result: { value: string; sharedId: string }
      exceptionDetails?: { text: string }
    }>('script.callFunction', {
      functionDeclaration,
      target: { context: target },
      awaitPromise: true,
    })
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
    return answer.result
  }
  const findIframe = async () => {
    const { contexts } = await send<ContextTree>('browsingContext.getTree', { root: context })
    return contexts[0]?.children[0]?.context
  }
  const go = (url: string, tab: string) =>
    command('browsingContext.navigate', { url, context: tab, wait: 'complete' })
  const traverse = (delta: number) => command('browsingContext.traverseHistory', { context, delta })
  return {
    open: (url) => go(url, context),
    reload: () => command('browsingContext.reload', { context, wait: 'complete' }),
    back: () => traverse(-1),
    forward: () => traverse(1),
    async openBehind(url) {
      const behind = await send<{ context: string }>('browsingContext.create', {
        type: 'tab',
        background: true,
      })
      await go(url, behind.context)
      return async () => {
        await command('browsingContext.close', { context })
        context = behind.context
        await command('browsingContext.activate', { context })
      }
    },
    run: async (source) => (await call(source)).value,
    runInIframe: async (source) => (await call(source, await findIframe())).value,
    async clickInIframe(place) {
      await command('input.performActions', {
        context: await findIframe(),
        actions: clickAt(place),
      })
    },
    perform: (actions) => command('input.performActions', { context, actions }),
    async attach(selector, path) {
      const { sharedId } = await call(`() => document.querySelector(${JSON.stringify(selector)})`)
      await command('input.setFiles', { context, element: { sharedId }, files: [path] })
    },
    resize: (width, height) =>
      command('browsingContext.setViewport', { context, viewport: { width, height } }),
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
    close: stop,
  }
}
