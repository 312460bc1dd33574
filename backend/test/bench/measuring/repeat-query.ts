import pg from 'pg';

// This program runs in a process of its own, so that the measured times do not include work of the measuring process.
// It repeats a query until its parent process sends a message, and then reports how many times the query ran and the
// duration of the longest run in milliseconds.
const [url, query = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query(query);
const state = { isOver: false };
process.once('message', () => (state.isOver = true));
process.send?.('ready');
let [queries, longest] = [0, 0];
while (!state.isOver) {
  const began = performance.now();
  await client.query(query);
  longest = Math.max(longest, performance.now() - began);
  queries += 1;
}
process.send?.({ queries, longest });
await client.end();
