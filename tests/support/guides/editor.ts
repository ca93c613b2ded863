import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageService } from 'vscode-json-languageservice'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** An entry in an editor's completion list. */
interface Offer {
  label: string
  documentation: string
  /** The text that the entry inserts. */
  text: string
}

export interface Editor {
  /** Returns the completions at the cursor `|`. */
  complete: (text: string) => Promise<Offer[]>
  /** Returns the hover text at the cursor `|`. */
  hover: (text: string) => Promise<string>
  /** Returns the diagnostics. */
  validate: (text: string) => Promise<[part: string, message: string][]>
}

/** An editor's JSON language service with one of the generated schemas. */
export function createEditor(kind: string): Editor {
  const path = join(projectRoot, `schemas/generated/${kind}.schema.json`)
  const schema = JSON.parse(readFileSync(path, 'utf8'))
  const service = getLanguageService({})
  service.configure({
    validate: true,
    schemas: [{ uri: `test:${kind}`, fileMatch: ['*'], schema }],
  })
  return {
    async complete(text) {
      const { document, position, json } = open(service, text)
      const list = await service.doComplete(document, position, json)
      return (list?.items ?? []).map(({ label, documentation, textEdit }) => ({
        label: label.replaceAll('"', ''),
        documentation: typeof documentation === 'string' ? documentation : '',
        text: textEdit?.newText ?? '',
      }))
    },
    async hover(text) {
      const { document, position, json } = open(service, text)
      const hover = await service.doHover(document, position, json)
      return [hover?.contents ?? []].flat().join('\n').replaceAll('\\', '')
    },
    async validate(text) {
      const { document, json } = open(service, text)
      const found = await service.doValidation(document, json)
      return found.map(({ range, message }) => [document.getText(range), String(message)])
    },
  }
}

function open(service: LanguageService, written: string) {
  const offset = Math.max(0, written.indexOf('|'))
  const document = TextDocument.create('file:///file.json', 'json', 1, written.replace('|', ''))
  return {
    document,
    position: document.positionAt(offset),
    json: service.parseJSONDocument(document),
  }
}
