import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  findUnsupportedVersion,
  NODE_RANGE,
} from '../../../../../engine/node/cli/common/surroundings'

describe('the surroundings of the command', () => {
  it.each(['20.19.0', '20.20.1', '22.12.0', '23.0.0', '24.1.0'])('may be Node %s', (node) => {
    expect(findUnsupportedVersion({ node })).toBeUndefined()
  })

  it.each([
    '22.11.0',
    '22.0.0',
    '21.7.3',
    '20.18.3',
    '18.20.0',
    '9.0.0',
  ])('may not be Node %s', (node) => {
    expect(findUnsupportedVersion({ node })).toBe(
      `Quire needs Node 20.19 or a later version 20, or Node 22.12 or later. This is ${node}. Install a supported version from https://nodejs.org.`,
    )
  })

  it("are no Plug'n'Play archives", () => {
    expect(findUnsupportedVersion({ node: '24.1.0', pnp: '3' })).toContain(
      'nodeLinker: node-modules',
    )
  })

  it('are what the package says', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(engines.node).toBe(NODE_RANGE)
  })

  it.each(['vite', '@vitejs/plugin-react'])('are what %s says', (name) => {
    const { engines } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    expect(engines.node).toBe(NODE_RANGE)
  })
})
