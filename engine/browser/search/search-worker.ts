/** Runs in a worker, so that loading and searching even a large index does not block the page. */
import { expose } from 'comlink'
import { searchTasks } from './search-tasks'

expose(searchTasks)
