/**
 * The part of Node's SQLite that the receiver uses. The types of Node 20, which builds sites, do not
 * have it. https://nodejs.org/docs/latest-v24.x/api/sqlite.html
 */
declare module 'node:sqlite' {
  type SqlValue = string | number | bigint | null | Uint8Array

  interface StatementSync {
    run(...values: SqlValue[]): { changes: number | bigint }
    get(...values: SqlValue[]): Record<string, SqlValue> | undefined
    all(...values: SqlValue[]): Record<string, SqlValue>[]
  }

  class DatabaseSync {
    constructor(path: string)
    exec(sql: string): void
    prepare(sql: string): StatementSync
    function(
      name: string,
      options: { deterministic: boolean },
      run: (value: SqlValue) => SqlValue,
    ): void
    close(): void
  }
}
