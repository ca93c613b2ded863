/**
 * What runs beside the pages, whether or not the app has started. The app imports it and, where that
 * waits for the visitor, the inline script (`browser/boot/load-app.ts`): a document evaluates it once.
 * It needs nothing of the app.
 */
import { readBase, readThirdParty } from './browser/base'
import { startThirdParty } from './browser/third-party/third-party'

const root = document.getElementById('root')
if (root) startThirdParty(readThirdParty(), root, readBase())
