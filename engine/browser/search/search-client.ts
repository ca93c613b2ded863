import { readBase, readLocale } from '../base'
import { awaitWithTimeout } from '../timeout'
import type { SearchTasks } from './search-tasks'

let tasks: Promise<SearchTasks> | undefined

/**
 * The search tasks, in a worker if the browser supports it.
 * @throws if the code cannot be loaded; the next call retries.
 */
export function loadSearch(): Promise<SearchTasks> {
  tasks ??= startWorker()
    // Without workers, or if the worker's script fails to load, the page runs the tasks itself.
    .catch(loadTasks)
    .catch((reason) => {
      tasks = undefined
      throw reason
    })
  return tasks
}

async function loadTasks(): Promise<SearchTasks> {
  const { searchTasks } = await awaitWithTimeout('search', import('./search-tasks'))
  await searchTasks.start(readBase(), readLocale())
  return searchTasks
}

async function startWorker(): Promise<SearchTasks> {
  const { wrap } = await awaitWithTimeout('comlink', import('comlink'))
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker cannot start.')))
  })
  const remote = wrap<SearchTasks>(worker)
  try {
    // A worker has no document to read the base from.
    await awaitWithTimeout(
      'search worker',
      Promise.race([remote.start(readBase(), readLocale()), failed]),
    )
  } catch (reason) {
    worker.terminate()
    throw reason
  }
  return {
    start: (base, locale) => remote.start(base, locale),
    load: () => remote.load(),
    searchFirst: (query, limit) => remote.searchFirst(query, limit),
    search: (query, limit) => remote.search(query, limit),
    searchWhileTyping: (query, limit) => remote.searchWhileTyping(query, limit),
    searchByWords: (query, limit) => remote.searchByWords(query, limit),
    suggest: (query) => remote.suggest(query),
    findNear: (path) => remote.findNear(path),
  }
}
