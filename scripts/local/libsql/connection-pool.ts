import { SqlConnection } from "./connection.ts";

const MAX_IDLE = 16;

/** Connections to one database file: one per pipeline under way, idle ones kept with their prepared statements. */
export class ConnectionPool {
  readonly #file: string;
  readonly #idle: SqlConnection[] = [];
  readonly #all = new Set<SqlConnection>();

  constructor(file: string) {
    this.#file = file;
  }

  take(): SqlConnection {
    const idle = this.#idle.pop();
    if (idle) return idle;
    const connection = new SqlConnection(this.#file, () => {
      for (const other of this.#all) other.invalidate();
    });
    this.#all.add(connection);
    return connection;
  }

  /** Takes a connection back; whatever it had not committed is undone. */
  release(connection: SqlConnection): void {
    connection.rollback();
    if (!connection.altered && this.#idle.length < MAX_IDLE) {
      this.#idle.push(connection);
      return;
    }
    this.#all.delete(connection);
    connection.close();
  }

  close(): void {
    for (const connection of this.#all) {
      connection.rollback();
      connection.close();
    }
    this.#all.clear();
    this.#idle.length = 0;
  }
}
