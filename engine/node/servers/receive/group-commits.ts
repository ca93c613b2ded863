import type { DatabaseSync } from 'node:sqlite'

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

/**
 * Returns a function that stores an item, and resolves when it is on the disk. Items that arrive
 * together share a commit, because each commit waits for the disk.
 */
export function groupCommits<Item, Result>(
  database: DatabaseSync,
  insert: (item: Item) => Result,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  const commit = () => {
    const group = waiting
    waiting = []
    try {
      const done = commitAll(database, () =>
        group.map(({ item, resolve }) => {
          const result = insert(item)
          return () => resolve(result)
        }),
      )
      for (const resolve of done) resolve()
    } catch (reason) {
      for (const { reject } of group) reject(reason)
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length === 1) setImmediate(commit)
    })
}

/** Executes statements in a transaction. If one fails, none has an effect. */
export function commitAll<Result>(database: DatabaseSync, run: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = run()
    database.exec('COMMIT')
    return result
  } catch (reason) {
    // A full disk has already rolled the transaction back.
    try {
      database.exec('ROLLBACK')
    } catch {}
    throw reason
  }
}
