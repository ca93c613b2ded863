/** The browsers beside Chromium that the site is proved in, with an engine of their own each. */
import { existsSync } from 'node:fs'
import { installByApt } from './install'

const PROGRAMS = {
  firefox: { path: '/usr/bin/firefox-esr', debian: 'firefox-esr' },
  webkit: { path: '/usr/bin/WebKitWebDriver', debian: 'webkit2gtk-driver' },
  display: { path: '/usr/bin/Xvfb', debian: 'xvfb' },
}

/** What each of them needs. */
const NEEDS = {
  firefox: ['firefox'],
  webkit: ['webkit', 'display'],
} as const

export type EngineName = keyof typeof NEEDS

export const ENGINES = Object.keys(NEEDS) as EngineName[]

export function programOf(name: keyof typeof PROGRAMS): string {
  return PROGRAMS[name].path
}

/** Why the tests of a browser are skipped; nothing when it is there. */
export function whyWithoutEngine(name: EngineName): string | undefined {
  const missing = NEEDS[name].map((one) => PROGRAMS[one]).filter(({ path }) => !existsSync(path))
  if (missing.length === 0) return undefined
  const packages = missing.map(({ debian }) => debian).join(' and ')
  return `Not proved in ${name}: ${packages} could not be installed by apt here.`
}

/** Installs the browsers that are missing, where apt can. */
export function ensureEngines(): void {
  const missing = Object.values(PROGRAMS).filter(({ path }) => !existsSync(path))
  if (missing.length === 0) return
  const packages = missing.map(({ debian }) => debian)
  console.log(`Installing ${packages.join(', ')}, to prove the site in other browsers.`)
  if (!installByApt(packages)) console.log('They could not be installed; their tests are skipped.')
}
