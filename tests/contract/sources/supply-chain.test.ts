/** The project's third-party parts. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadFontNotice } from '../../../engine/node/build/assets/licences/font-notice'
import { listLooks } from '../../../engine/node/edit/new/look/looks'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { runScript } from '../../support/run-script'
import { shippedSites } from '../../support/sites/shipped-sites'

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  inBundle?: boolean
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const manifest = JSON.parse(read('package.json'))
const lock: { lockfileVersion: number; packages: Record<string, LockedPackage> } = JSON.parse(
  read('package-lock.json'),
)
const { '': root, ...packages } = lock.packages
const entries = Object.entries(packages)

/**
 * Licences that only require their text to be included, or nothing. Those of libraries are listed by
 * file.
 */
const ALLOWED = [
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Unlicense', 'CC0-1.0'],
  ...['BlueOak-1.0.0', 'Python-2.0', 'PSF-2.0', 'Zlib', 'OFL-1.1', 'CC-BY-4.0', 'MPL-2.0'],
  'MIT-0',
]

/**
 * The image encoder is a separate library, which is not in any published file, and a project works
 * without it. The LGPL requires no more of a program that only calls it.
 */
const CALLED = /^node_modules\/@img\/sharp-/

/** Old packages that name their licence only in a file, or in a format that npm cannot read. */
const NAMED_IN_A_FILE = new Map(
  Object.entries({
    busboy: 'LICENSE',
    dicer: 'LICENSE',
    'humanize-number': 'Readme.md',
    only: 'Readme.md',
    streamsearch: 'LICENSE',
  }),
)
/** The licence file's content: the licence's name, or its first words. */
const MIT_TEXT =
  /^ *\(?(?:The )?MIT(?: License)?\)?$|^Permission is hereby granted, free of charge/m

/** `true` if a licence is allowed, or if an expression lets us choose an allowed one. */
function isAllowed(expression = ''): boolean {
  const parts = expression.replace(/[()]/g, '').split(/ (AND|OR) /)
  const names = parts.filter((_, index) => index % 2 === 0)
  const isAllowedName = (name: string) => ALLOWED.includes(name)
  return parts.includes('OR') ? names.some(isAllowedName) : names.every(isAllowedName)
}

function findLicence(name: string): string | undefined {
  const file = NAMED_IN_A_FILE.get(name)
  return file && MIT_TEXT.test(read(join('node_modules', name, file))) ? 'MIT' : undefined
}

describe('the lock file (R-334)', () => {
  it('names every package by its version and its hash', () => {
    expect(lock.lockfileVersion).toBe(3)
    expect(entries.length).toBeGreaterThan(100)
    const loose = entries.filter(
      ([, { version, integrity, link, inBundle }]) =>
        link || !version || !(integrity?.startsWith('sha512-') || inBundle),
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  it('names no more than one registry, and nothing outside it', () => {
    const hosts = entries.flatMap(([, { resolved }]) => (resolved ? new URL(resolved).origin : []))
    expect(new Set(hosts).size).toBeLessThanOrEqual(1)
    expect(hosts.filter((host) => !host.startsWith('https://'))).toEqual([])
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const wanted = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(wanted.filter((range) => !/^[\^~]?\d+\.\d+\.\d+$/.test(String(range)))).toEqual([])
  })

  it('has packages that run nothing while they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  })

  it('is that of the manifest', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    expect(root).toMatchObject({ dependencies, devDependencies, optionalDependencies })
  })

  it('has no licence that asks for more than to be named', () => {
    const others = entries.filter(
      ([path, { license }]) =>
        !CALLED.test(path) && !isAllowed(license ?? findLicence(basename(path))),
    )
    expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
    expect(isAllowed('GPL-3.0-only')).toBe(false)
    expect(isAllowed('(MIT AND GPL-3.0-only)')).toBe(false)
    expect(isAllowed('(MIT OR GPL-3.0-only)')).toBe(true)
    expect(isAllowed(undefined)).toBe(false)
  })
})

describe('the bill of materials (R-334)', () => {
  it('has every runtime dependency with its version, address and licence', () => {
    const { stdout, status } = spawnSync(
      'npm',
      // With `--omit dev`, npm also omits development dependencies.
      ['sbom', '--sbom-format', 'cyclonedx'],
      { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 26 },
    )
    expect(status).toBe(0)
    const bill: {
      bomFormat: string
      components: { name: string; purl: string; licenses?: unknown[] }[]
    } = JSON.parse(stdout)
    expect(bill.bomFormat).toBe('CycloneDX')
    const addresses = new Set(bill.components.map(({ purl }) => purl))
    const missing = Object.keys(manifest.dependencies).filter((name) => {
      const { version } = packages[`node_modules/${name}`] ?? {}
      return !addresses.has(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    })
    expect(missing).toEqual([])
    const unlicensed = bill.components.filter(
      ({ name, licenses = [] }) => licenses.length === 0 && !findLicence(name),
    )
    expect(unlicensed.map(({ name }) => name)).toEqual([])
    console.log(`Bill of materials: ${addresses.size} packages`)
  })
})

describe('the project’s own licence', () => {
  it('is that which the manifest names, with its text', () => {
    const text = read('LICENSE')
    expect(manifest.license).toBe('MIT')
    expect(text).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} The Quire authors\n/)
    expect(text).toContain('Permission is hereby granted, free of charge')
  })

  it('is said apart from those of the fonts that come with it', async () => {
    const said = read('LICENSES/README.md')
    const folders = [
      ...shippedSites.map((site) => join(site, 'assets/fonts')),
      ...listLooks().map((look) => join('looks', look, 'fonts')),
    ]
    const files = folders.flatMap((folder) =>
      existsSync(join(projectRoot, folder))
        ? readdirSync(join(projectRoot, folder)).map((file) => join(folder, file))
        : [],
    )
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      const licence = `OFL-${basename(file, '.woff2')}.txt`
      expect(said).toContain(`\`${file}\``)
      expect(said).toContain(`(${licence})`)
      // The notice is that of the font itself.
      const { copyright: notice = '' } = await loadFontNotice(join(projectRoot, file))
      expect(read(`LICENSES/${licence}`).startsWith(`${notice}\n`), licence).toBe(true)
      expect(notice).toMatch(/^(Copyright|©) /)
    }
  })
})

describe('the workflow', () => {
  it('uses actions by the hash of a commit, with the tag beside it', () => {
    const folder = '.github/workflows'
    const uses = readdirSync(join(projectRoot, folder)).flatMap((file) => [
      ...read(join(folder, file)).matchAll(/uses: *(.+)/g),
    ])
    expect(uses.length).toBeGreaterThan(0)
    const loose = uses.filter(
      ([, action = '']) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action),
    )
    expect(loose.map(([, action]) => action)).toEqual([])
  })

  it('runs each step of the gate as a job, without the scripts of packages', () => {
    const workflow = read('.github/workflows/test.yml')
    const runs = [...workflow.matchAll(/- run: (npm .+)/g)].map(([, command]) => command)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions.
    expect(runs).toEqual(['npm ci --ignore-scripts', 'npm test -- ${{ matrix.step }}'])
    const [, steps] = /^Steps: (.+)\.$/m.exec(runScript('tests/run.ts', ['--help']).stdout) ?? []
    expect(workflow).toContain(`step: [${steps}]\n`)
    expect(workflow).toMatch(/node-version: 20\n/)
    expect(workflow).toMatch(/permissions:\n {2}contents: read\n/)
  })
})
