const RELOADED_KEY = 'quire-studio-reloaded'
/** The least time between two reloads, in milliseconds. */
const RELOAD_PAUSE = 5000

/** Loads the document again, which has the new token of a server that was started again. */
export function reloadLater(): void {
  const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)
  const reload = () => {
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
    location.reload()
  }
  setTimeout(reload, last + RELOAD_PAUSE - Date.now())
}
