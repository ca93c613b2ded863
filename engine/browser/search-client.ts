import type { SearchTasks } from './search-tasks'
import { within } from './within'

/** How long the worker may take to start, in milliseconds. */
const LONGEST_START = 5000

let tasks: Promise<SearchTasks> | undefined

/**
 * What is done with the search index, beside the page where the browser lets it.
 * @throws when its code cannot be had; asked again it tries again.
 */
export function loadSearch(): Promise<SearchTasks> {
  tasks ??= startWorker()
    // A browser without workers, or one whose script is gone: the page does it itself.
    .catch(async () => (await import('./search-tasks')).searchTasks)
    .catch((reason) => {
      tasks = undefined
      throw reason
    })
  return tasks
}

async function startWorker(): Promise<SearchTasks> {
  const { wrap } = await import('comlink')
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker cannot start.')))
  })
  const remote = wrap<SearchTasks>(worker)
  await within(LONGEST_START, Promise.race([remote.start(), failed])).catch((reason) => {
    worker.terminate()
    throw reason
  })
  return {
    start: () => remote.start(),
    load: () => remote.load(),
    search: (query, limit) => remote.search(query, limit),
    suggest: (query) => remote.suggest(query),
    findNear: (path) => remote.findNear(path),
  }
}
