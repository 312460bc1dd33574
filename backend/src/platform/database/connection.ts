import pg from 'pg';

/** Runs work with a connection of its own, outside the pool, and closes the connection afterwards. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Commits everything that `work` has changed, or nothing of it if `work` fails. */
export async function inTransaction(client: Pick<pg.Client, 'query'>, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
