import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * A seeded pseudorandom number generator. https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export interface Storm {
  /** The site's folder, which may be replaced. */
  site: string
  /** A folder with two fixed states of the site, `a` and `b`. */
  states: string
  seed: number
  operations: number
}

/** Changes a site's files at random, as fast as possible. Skips impossible operations. */
export async function runStorm({ site, states, seed, operations }: Storm): Promise<void> {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const names = [
    'index.json',
    'new.json',
    'loop',
    'deep',
    'deep/er',
    'x.md',
    'deep/p.json',
    'gone.json',
  ]
  const folders = ['pages', 'shared', 'data', 'assets', 'public']
  const any = () => join(site, pick(folders), pick(names))
  const known = () => {
    const folder = join(site, pick(['pages', 'assets', '.']))
    return join(folder, pick(existsSync(folder) ? readdirSync(folder) : names) ?? 'x')
  }
  const path = () => (random(2) === 0 ? any() : known())
  const replaceBy = (state: string, isRenamed: boolean) => {
    const next = `${site}-next`
    rmSync(next, { recursive: true, force: true })
    cpSync(join(states, state), next, { recursive: true })
    if (isRenamed) renameSync(site, `${site}-old`)
    else rmSync(site, { recursive: true, force: true })
    renameSync(next, site)
    rmSync(`${site}-old`, { recursive: true, force: true })
  }
  const page = () => JSON.stringify({ title: `T${random(99)}`, description: 'D.', blocks: [] })
  const kinds: (() => void)[] = [
    () => writeFileSync(path(), page()),
    () => writeFileSync(any(), page()),
    () => appendFileSync(path(), ' '),
    () => truncateSync(path(), random(40)),
    () => renameSync(path(), any()),
    () => rmSync(path(), { recursive: true }),
    () => mkdirSync(any(), { recursive: true }),
    () => {
      const folder = any()
      mkdirSync(folder, { recursive: true })
      rmSync(folder, { recursive: true })
    },
    () => symlinkSync(pick(['loop', '..', 'nowhere', '/etc/hostname', 'index.json']), any()),
    () => {
      const file = path()
      rmSync(file, { recursive: true, force: true })
      mkdirSync(file)
      if (random(2) === 0) rmSync(file, { recursive: true })
    },
    () => {
      const file = path()
      const { mode } = lstatSync(file)
      if (lstatSync(file).isSymbolicLink()) return
      chmodSync(file, 0)
      chmodSync(file, mode)
    },
    // Replaces one file at a time, as Git does.
    () => cpSync(join(states, pick(['a', 'b'])), site, { recursive: true, force: true }),
  ]
  for (let count = 0; count < operations; count += 1) {
    try {
      if (random(60) === 0) replaceBy(pick(['a', 'b']), random(2) === 0)
      else pick(kinds)()
    } catch {
      // The current files do not allow this operation.
    }
    if (random(10) === 0) await new Promise((done) => setTimeout(done, random(30)))
  }
  // Ends most storms with a valid site.
  if (random(4) > 0) replaceBy(pick(['a', 'b']), random(2) === 0)
}
