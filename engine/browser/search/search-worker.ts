/** Runs in a worker, so that an index of any size is read and searched beside the page. */
import { expose } from 'comlink'
import { searchTasks } from './search-tasks'

expose(searchTasks)
