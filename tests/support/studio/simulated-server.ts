import type { EditResult, StudioEdit, StudioFile } from '../../../engine/core/studio/protocol'
import { STUDIO_API_PATH, STUDIO_TOKEN_HEADER } from '../../../engine/core/studio/protocol'
import { parseJson } from '../../../engine/node/edit/drafts/change-json'
import { SiteDrafts } from '../../../engine/node/edit/drafts/site-drafts'
import { KnownTexts } from '../../../engine/node/lib/store/known-texts'
import { carryStudioEdit } from '../../../engine/node/servers/studio/session/carry-edit'
import { MemoryFiles } from '../drafts/memory-files'

/** What happens to the next request. */
export type Outcome =
  | 'answered'
  /** The server does not get the request. */
  | 'failed'
  /** The browser does not get the answer. */
  | 'lost'

/** The server of a studio in memory, with an unreliable connection. */
export class SimulatedServer {
  readonly files = new MemoryFiles()
  drafts = new SiteDrafts(this.files)
  /** The token of the server's last start. */
  token = 'first'
  /** Decides about each request. */
  decide: () => { outcome: Outcome; delay: number } = () => ({ outcome: 'answered', delay: 0 })
  #texts = new KnownTexts()

  /** The server is killed and started again: it only has the drafts. */
  restart(): void {
    this.drafts = new SiteDrafts(this.files)
    this.#texts = new KnownTexts()
    this.token += '+'
  }

  /** Answers as `fetch` does. */
  fetch = async (path: string, { headers, body }: RequestInit): Promise<Response> => {
    const { outcome, delay } = this.decide()
    await new Promise((done) => setTimeout(done, delay))
    if (outcome === 'failed') throw new TypeError('The server does not answer.')
    const response = this.#answer(path, { headers: new Headers(headers), body: String(body) })
    if (outcome === 'lost') throw new TypeError('The connection was closed.')
    await new Promise((done) => setTimeout(done, delay))
    return response
  }

  readFile(file: string): StudioFile {
    const text = this.drafts.read(file) ?? ''
    const conflicts = this.drafts.list().get(file)?.conflicts ?? []
    return { version: this.#texts.remember(text), value: parseJson(text), conflicts }
  }

  #answer(path: string, { headers, body }: { headers: Headers; body: string }): Response {
    if (headers.get(STUDIO_TOKEN_HEADER) !== this.token) return new Response('', { status: 403 })
    const question = JSON.parse(body)
    const name = path.slice(STUDIO_API_PATH.length)
    const { canUndo, canRedo } = this.drafts
    const history = { canUndo, canRedo }
    if (name === 'site') return Response.json({ name, base: '', history, unsaved: [] })
    if (name === 'problems') return Response.json({ items: [], total: 0 })
    if (name === 'file') return Response.json(this.readFile(question.file))
    if (name === 'edit') return this.#edit(question)
    return new Response('There is no such page.', { status: 404 })
  }

  #edit({ edits, group }: { edits: StudioEdit[]; group?: string }): Response {
    try {
      const changes = edits.map((edit) => {
        const now = this.drafts.read(edit.file) ?? ''
        const change = carryStudioEdit(edit, { before: this.#texts.find(edit.version), now })
        if (!change) throw new Error('This has been changed or removed elsewhere.')
        return change
      })
      this.drafts.edit(changes, group)
    } catch (reason) {
      return new Response((reason as Error).message, { status: 409 })
    }
    const files = Object.fromEntries(edits.map(({ file }) => [file, this.readFile(file)]))
    const { canUndo, canRedo } = this.drafts
    const result: EditResult = { files, history: { canUndo, canRedo }, unsaved: [] }
    return Response.json(result)
  }
}
