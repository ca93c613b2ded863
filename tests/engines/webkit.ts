/**
 * Controls Debian's WebKit on a separate display with WebDriver: https://w3c.github.io/webdriver/
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { awaitWithTimeout } from '../../engine/browser/timeout'
import { programOf } from '../support/install/engines'
import { findPort } from '../support/servers/find-port'
import type { Browser, LaunchOptions } from './browser'
import { clickAt } from './browser'
import { start } from './process'

/** Allows windows as narrow as a phone, because the browser's toolbar has a minimum width. */
const NARROW_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none }\n'

type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

/** Starts a session. Request paths are relative to the session's path. */
async function connect(driver: string): Promise<Send> {
  const request = async (method: string, path: string, body?: object) => {
    const response = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: never }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  while (!(await request('GET', '/status').catch(() => undefined))) await setTimeout(50)
  const started: Promise<{ sessionId: string }> = request('POST', '/session', {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true, unhandledPromptBehavior: 'accept' } },
  })
  const { sessionId } = await awaitWithTimeout('WebKit', started, MAX_START_MS)
  return (method, path, body) => request(method, `/session/${sessionId}${path}`, body)
}

export async function launchWebkit({ profile, calm, proxy }: LaunchOptions): Promise<Browser> {
  const display = await start({
    program: programOf('display'),
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    wanted: /^(\d+)\n/,
  })
  const settings = join(profile, 'gtk-3.0')
  mkdirSync(settings)
  writeFileSync(join(settings, 'gtk.css'), NARROW_BAR)
  const animations = `[Settings]\ngtk-enable-animations=${Number(!calm)}\n`
  writeFileSync(join(settings, 'settings.ini'), animations)
  const env = {
    DISPLAY: `:${display.found}`,
    XDG_CONFIG_HOME: profile,
    NO_AT_BRIDGE: '1',
    ...(proxy && { https_proxy: proxy }),
  }
  const { send, stop } = await startDriver(env)
  return createBrowser(send, async () => {
    await send('DELETE', '')
    await stop()
    await display.stop()
  })
}

interface Driver {
  send: Send
  stop: () => Promise<void>
}

/** The timeout for starting a session, in milliseconds. Occasionally, a session never starts. */
const MAX_START_MS = 25_000

/**
 * The number of attempts to resize a window. Resizing takes effect some time after the response.
 */
const MAX_RESIZES = 40

async function startDriver(env: NodeJS.ProcessEnv, attempts = 3): Promise<Driver> {
  const port = await findPort()
  const { stop } = await start({ program: programOf('webkit'), args: [`--port=${port}`], env })
  try {
    return { send: await connect(`http://127.0.0.1:${port}`), stop }
  } catch (reason) {
    await stop()
    if (attempts === 1) throw reason
    return startDriver(env, attempts - 1)
  }
}

/** The key of elements in WebDriver responses: https://w3c.github.io/webdriver/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

function createBrowser(send: Send, stop: () => Promise<void>): Browser {
  const command = async (path: string, body: object = {}) => void (await send('POST', path, body))
  const run = (source: string) =>
    send<string>('POST', '/execute/sync', { script: `return (${source})()`, args: [] })
  return {
    open: (url) => command('/url', { url }),
    reload: () => command('/refresh'),
    back: () => command('/back'),
    forward: () => command('/forward'),
    async openBehind(url) {
      const front = await send<string>('GET', '/window')
      const { handle } = await send<{ handle: string }>('POST', '/window/new', { type: 'tab' })
      await command('/window', { handle })
      await command('/url', { url })
      return async () => {
        await command('/window', { handle: front })
        await send('DELETE', '/window')
        await command('/window', { handle })
      }
    },
    run,
    async runInIframe(source) {
      const enter = (id: number | null) => command('/frame', { id })
      try {
        await enter(0)
        return await run(source)
      } finally {
        await enter(null)
      }
    },
    async clickInIframe({ x, y }) {
      const box = `JSON.stringify(document.querySelector('iframe').getBoundingClientRect())`
      const { left, top } = JSON.parse(await run(`() => ${box}`))
      await command('/actions', { actions: clickAt({ x: left + x, y: top + y }) })
    },
    perform: (actions) => command('/actions', { actions }),
    async attach(selector, path) {
      const element = await send<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      })
      await command(`/element/${element[ELEMENT]}/value`, { text: path })
    },
    async resize(width, height) {
      for (let tries = 0; tries < MAX_RESIZES; tries += 1) {
        const sizes = 'JSON.stringify([innerWidth, innerHeight, outerWidth, outerHeight])'
        const [innerWidth, innerHeight, outerWidth, outerHeight] = JSON.parse(
          await run(`() => ${sizes}`),
        )
        if (innerWidth === width && innerHeight === height) return
        await command('/window/rect', {
          // During a resize, the page may still be larger than its window.
          width: width + Math.max(0, outerWidth - innerWidth),
          height: height + Math.max(0, outerHeight - innerHeight),
        })
        await setTimeout(50)
      }
      throw new Error(`The window does not take the size ${width}×${height}.`)
    },
    async picture() {
      return Buffer.from(await send<string>('GET', '/screenshot'), 'base64')
    },
    close: stop,
  }
}
