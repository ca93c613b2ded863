import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { resolveSource } from '../../bench/visits/module-source'

const at = (path: string) => resolveSource(join(projectRoot, path))

it('counts a module to its package, to its folder, or to the bundler', () => {
  expect(at('node_modules/react-dom/cjs/react-dom.production.js')).toBe('react-dom')
  expect(at('node_modules/@mantine/core/esm/Modal.mjs')).toBe('@mantine/core')
  expect(at('node_modules/a/node_modules/b/index.js')).toBe('b')
  expect(at('blocks/hero/Hero.tsx?worker')).toBe('blocks/hero')
  expect(at('engine/entry-client.tsx')).toBe('engine/entry-client.tsx')
  expect(resolveSource('\0rolldown/runtime.js')).toBe('bundler')
})
