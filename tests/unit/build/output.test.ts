import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeOutput } from '../../../engine/build/output'

let outDir: string

beforeEach(() => {
  outDir = join(mkdtempSync(join(tmpdir(), 'quire-')), 'dist')
})

const read = () => readFileSync(join(outDir, 'page.html'), 'utf8')
const write = (text: string) => async (folder: string) =>
  writeFileSync(join(folder, 'page.html'), text)

describe('writeOutput', () => {
  it('puts the new output in place of the old one and leaves nothing beside it', async () => {
    await writeOutput(outDir, write('one'))
    await writeOutput(outDir, write('two'))
    expect(read()).toBe('two')
    expect(readdirSync(dirname(outDir))).toEqual(['dist'])
  })

  it('leaves the old output as it was when writing fails (R-322, R-323)', async () => {
    await writeOutput(outDir, write('one'))
    const failing = async (folder: string) => {
      writeFileSync(join(folder, 'page.html'), 'half')
      throw new Error('a block threw')
    }
    await expect(writeOutput(outDir, failing)).rejects.toThrow('a block threw')
    expect(read()).toBe('one')
    expect(readdirSync(dirname(outDir))).toEqual(['dist'])
  })

  it('takes the old output back that a killed build had moved away', async () => {
    mkdirSync(`${outDir}.old`, { recursive: true })
    writeFileSync(join(`${outDir}.old`, 'page.html'), 'one')
    const failing = async () => {
      throw new Error('and the next build fails')
    }
    await expect(writeOutput(outDir, failing)).rejects.toThrow()
    expect(read()).toBe('one')
  })

  it('clears away what a killed build left half written', async () => {
    mkdirSync(`${outDir}.next`, { recursive: true })
    writeFileSync(join(`${outDir}.next`, 'stale.html'), 'stale')
    await writeOutput(outDir, write('one'))
    expect(existsSync(join(outDir, 'stale.html'))).toBe(false)
  })
})
