/** Browsers other than Chromium in which the site is tested, each with a different engine. */
import { existsSync } from 'node:fs'
import { installByApt } from './install'

const PROGRAMS = {
  firefox: { path: '/usr/bin/firefox-esr', debian: 'firefox-esr' },
  webkit: { path: '/usr/bin/WebKitWebDriver', debian: 'webkit2gtk-driver' },
  display: { path: '/usr/bin/Xvfb', debian: 'xvfb' },
}

/** The packages that each browser needs. */
const NEEDS = {
  firefox: ['firefox'],
  webkit: ['webkit', 'display'],
} as const

export type EngineName = keyof typeof NEEDS

export const ENGINES = Object.keys(NEEDS) as EngineName[]

export function programOf(name: keyof typeof PROGRAMS): string {
  return PROGRAMS[name].path
}

/** The reason to skip a browser's tests. `undefined` if the browser is installed. */
export function whyWithoutEngine(name: EngineName): string | undefined {
  const missing = NEEDS[name].map((one) => PROGRAMS[one]).filter(({ path }) => !existsSync(path))
  if (missing.length === 0) return undefined
  const packages = missing.map(({ debian }) => debian).join(' and ')
  return `Not proved in ${name}: ${packages} could not be installed by apt here.`
}

/** Installs missing browsers with apt, if available. */
export function ensureEngines(): void {
  const missing = Object.values(PROGRAMS).filter(({ path }) => !existsSync(path))
  if (missing.length === 0) return
  const packages = missing.map(({ debian }) => debian)
  console.log(`Installing ${packages.join(', ')}, to prove the site in other browsers.`)
  if (!installByApt(packages)) console.log('They could not be installed; their tests are skipped.')
}
