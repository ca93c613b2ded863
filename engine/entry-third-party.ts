/**
 * The scripts that run with or without the app. The app imports this module. If the app waits for
 * the visitor, the inline script (`browser/boot/load-app.ts`) imports it instead. Either way, it is
 * evaluated once per document. It does not depend on the app.
 */
import { readBase, readThirdParty } from './browser/base'
import { startThirdParty } from './browser/third-party/third-party'

const root = document.getElementById('root')
if (root) startThirdParty(readThirdParty(), root, readBase())
