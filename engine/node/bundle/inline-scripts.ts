import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite'
import { projectRoot } from '../lib/files/project-root'
import type { InlineScripts } from './bundle'
import { INLINE_SCRIPTS } from './bundle'

/** Compiles each inline script into a function. */
async function buildInlineScripts(): Promise<InlineScripts> {
  const [boot, fonts, dismissals] = await Promise.all([
    buildScript('boot'),
    buildScript('fonts'),
    buildScript('dismissals'),
  ])
  return { boot, fonts, dismissals }
}

async function buildScript(name: string): Promise<string> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    envDir: false,
    mode: 'production',
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'baseline-widely-available',
      write: false,
      lib: { entry: `engine/browser/boot/${name}.ts`, formats: ['iife'], name },
    },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}

/** Adds the inline scripts to the bundle, as a file from which documents are written. */
export const inlineScripts: Plugin = {
  name: 'quire-inline-scripts',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const source = JSON.stringify(await buildInlineScripts())
    this.emitFile({ type: 'asset', fileName: INLINE_SCRIPTS, source })
  },
}
