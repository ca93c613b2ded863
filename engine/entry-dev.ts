/** What pages do in development alone; the development server adds it to each. */
import { startOpenSource } from './browser/open-source'

startOpenSource()
