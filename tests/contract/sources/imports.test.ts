import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listSources, parseImports, reachWithin } from '../../support/sources/sources'

/**
 * The permitted imports: the parts of the tree and the packages that each part may import. The
 * first row whose pattern matches a file applies.
 */
const TABLE: { files: RegExp; may: RegExp[] }[] = [
  {
    files: /^engine\/core\//,
    may: [/^engine\/core\//, /^schemas\/generated\/types$/, /^(fastest-levenshtein|fuse\.js)$/],
  },
  {
    files: /^engine\/ui\//,
    may: [
      /^engine\/(core|ui|browser)\//,
      /^schemas\/generated\/types$/,
      /^clsx$/,
      /^react(-dom)?(\/|$)/,
      /^wouter(\/|$)/,
      /^@mantine\//,
      /^@tabler\/icons-react/,
    ],
  },
  {
    files: /^engine\/browser\//,
    may: [/^engine\/(core|browser)\//, /^schemas\/generated\/types$/, /^(comlink|web-vitals)$/],
  },
  {
    files: /^engine\/node\/bundle\/bundle\.config\.ts$/,
    may: [
      /^vite\.config$/,
      /^engine\/node\/bundle\/(bundle|inline-scripts|recorded-react|shared-modules)$/,
      /^node:/,
      /^vite$/,
    ],
  },
  // Compiles a project's blocks, as `vite.config.ts` compiles the engine's.
  {
    files: /^engine\/node\/bundle\/own-bundle\.ts$/,
    may: [/^engine\/node\//, /^node:/, /^(vite|@vitejs\/plugin-react)$/],
  },
  // The generated list of block checks, which every site check needs.
  {
    files: /^engine\/node\/check\/facts\/blocks\.ts$/,
    may: [/^engine\/node\//, /^blocks\/build-registry$/, /^schemas\/generated\/types$/],
  },
  // Receives and judges forms as the receiver of a build does.
  {
    files: /^engine\/node\/servers\/(preview\/trial-receiver|receive-check\/check-live-forms)\.ts$/,
    may: [/^engine\/(core|node)\//, /^node:/, /^blocks\/receive-registry$/],
  },
  // Generates blocks and shows them in a browser. A project that tests its blocks has installed the
  // browser driver.
  {
    files: /^engine\/node\/block-tools\/testing\//,
    may: [/^engine\/(core|node)\//, /^schemas\//, /^node:/, /^(fast-check|playwright|vite)$/],
  },
  {
    files: /^engine\/node\/servers\/receive(-outbox)?\//,
    may: [/^engine\/(core|node)\//, /^node:/, /^(busboy|nodemailer|papaparse)$/],
  },
  // Part of functions, which hosts execute in programs that are not Node.
  {
    files: /^engine\/node\/servers\/receive-web\//,
    may: [/^engine\/(core|node\/servers\/receive-web)\//],
  },
  {
    files: /^engine\/node\/servers\/language\//,
    may: [/^engine\/(core|node)\//, /^node:/, /^vscode-languageserver(-textdocument)?(\/|$)/],
  },
  {
    files: /^engine\/node\//,
    may: [
      /^engine\/(core|node)\//,
      /^schemas\//,
      /^node:/,
      /^(ajv|launch-editor|commander|@bomb\.sh\/tab|vite|@clack\/prompts|mime-types|mrmime|tinypool|send|compression|negotiator|picocolors|jsonc-parser|fontaine|fontkitten|subset-font|fontverter|harfbuzzjs|image-size|fuse\.js|highlight\.js|d3-geo|d3-shape|geojson|topojson-client|topojson-specification|world-atlas|json-schema-to-typescript|node-html-markdown|mdast|mdast-util-from-markdown|mdast-util-gfm-table|micromark-extension-gfm-table|p-map|papaparse|satori|sharp|diff|feedsmith|temporal-polyfill|saxes|@resvg\/resvg-js)(\/|$)/,
    ],
  },
  {
    files: /^editors\/vscode\//,
    may: [/^editors\/vscode\//, /^node:/, /^vscode$/, /^vscode-languageclient\/node$/],
  },
  { files: /^engine\/block-api\.ts$/, may: [/^engine\/(core|ui)\//] },
  { files: /^engine\/block-build-api\.ts$/, may: [/^engine\/(core|node)\//] },
  {
    files: /^engine\/(studio\/|entry-studio)/,
    may: [
      /^engine\/(core|studio)\//,
      /^schemas\/generated\/types$/,
      /^clsx$/,
      /^react(-dom)?(\/|$)/,
      /^@mantine\/(core|hooks)/,
      /^@tabler\/icons\/outline\//,
    ],
  },
  { files: /^engine\/own-blocks\.ts$/, may: [/^engine\/ui\/context\/registry$/] },
  // Join the receivers with the forms that blocks draw.
  {
    files: /^engine\/entry-(receiver|form-handler)\.ts$/,
    may: [
      /^engine\/core\/receive\/received-form$/,
      /^engine\/node\/servers\/(receive\/main|receive-web\/handle-form)$/,
      /^blocks\/receive-registry$/,
    ],
  },
  {
    files: /^engine\/entry-/,
    may: [
      /^engine\/(core|ui|browser)\//,
      /^engine\/(own-blocks|entry-third-party)$/,
      /^blocks\/(registry|build-registry)$/,
      /^schemas\/generated\/types$/,
      /^react(-dom)?(\/|$)/,
    ],
  },
  { files: /^engine\/block-receive-api\.ts$/, may: [/^engine\/core\//] },
  {
    files: /^blocks\/receive-registry\.ts$/,
    may: [/^blocks\/[^/]+\/receive$/, /^engine\/core\/receive\/received-form$/],
  },
  {
    files: /^blocks\/(registry|build-registry)\.ts$/,
    may: [/^blocks\/[^/]+\/[^/]+$/, /^engine\/(ui\/context\/registry|block-build-api)$/],
  },
  { files: /^blocks\/[^/]+\/tests\//, may: [/^engine\//, /^schemas\//, /^tests\//, /^[a-z@]/] },
  {
    files: /^blocks\//,
    may: [
      /^engine\/block-(build-|receive-)?api$/,
      /^schemas\/generated\/types$/,
      /^(clsx|react)(\/|$)/,
      /^@mantine\//,
      /^@tabler\/icons-react/,
    ],
  },
  // The contact sheet script drives a browser, which is a development dependency, as the tests do.
  {
    files: /^scripts\/contact-sheet\.ts$/,
    may: [/^engine\/node\//, /^tests\/support\//],
  },
  // Builds the package: compiles the sources and puts the files in place.
  {
    files: /^scripts\/package(\.ts|\/)/,
    may: [/^engine\/node\//, /^scripts\/package\//, /^node:/, /^vite$/],
  },
  { files: /^scripts\//, may: [/^engine\/node\//, /^node:/] },
  { files: /^tests\//, may: [/./] },
]

function findBreaches(file: string): string[] {
  const row = TABLE.find(({ files }) => files.test(file))
  if (!row) return [`${file} is in no row of the import table`]
  const ownFolder = /^blocks\/[^/]+\//.exec(file)?.[0]
  return parseImports(file)
    .filter((name) => !(ownFolder && name.startsWith(ownFolder)))
    .filter((name) => !row.may.some((pattern) => pattern.test(name)))
    .map((name) => `${file} imports ${name}`)
}

describe('the import table', () => {
  it('is kept by every source file', () => {
    expect(listSources().flatMap(findBreaches)).toEqual([])
  })

  it('finds the imports that the sources have', () => {
    expect(parseImports('engine/entry-client.tsx')).toContain('blocks/registry')
    expect(parseImports('blocks/registry.ts')).toContain('blocks/hero/Hero')
  })

  it('keeps the build module of a block apart: no browser loads what builds, no build loads React', () => {
    for (const [entry, other] of [
      ['blocks/registry.ts', 'engine/block-build-api'],
      ['blocks/build-registry.ts', 'engine/block-api'],
    ] as const) {
      const reached = reachWithin('blocks', entry)
      expect(reached.length).toBeGreaterThan(10)
      expect(reached.filter((file) => parseImports(file).includes(other))).toEqual([])
    }
  })

  it('keeps the receiver of a block apart from React and from the build', () => {
    const reached = reachWithin('blocks', 'blocks/receive-registry.ts')
    expect(reached).toContain('blocks/form/values/find-errors.ts')
    const others = ['engine/block-api', 'engine/block-build-api']
    const loads = (file: string) => parseImports(file).some((name) => others.includes(name))
    expect(reached.filter(loads)).toEqual([])
  })

  it('leaves one look-up of the registry outside the tests', () => {
    const hits = listSources()
      .filter((file) => !file.startsWith('tests/'))
      .filter((file) => readFileSync(join(projectRoot, file), 'utf8').includes('registry['))
    expect(hits).toEqual(['engine/ui/context/registry.ts'])
  })
})
