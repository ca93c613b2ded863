/** Runs in a worker, so that loading and searching an index of any size does not block the page. */
import { expose } from 'comlink'
import { searchTasks } from './search-tasks'

expose(searchTasks)
