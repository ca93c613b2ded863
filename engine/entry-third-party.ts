/**
 * The scripts that run with or without the app. The app imports this module, and the inline script
 * (`browser/boot/load-app.ts`) does if the app waits for the visitor: it is evaluated once per
 * document. It does not depend on the app.
 */
import { readBase, readThirdParty } from './browser/base'
import { startThirdParty } from './browser/third-party/third-party'

const root = document.getElementById('root')
if (root) startThirdParty(readThirdParty(), root, readBase())
