/** The site's own letters, as the workers' build has them. */
const EMAILS = new URL('../../../dist/workers/src/emails/', import.meta.url);
const built = (file) => import(new URL(file, EMAILS).href);
const ADDRESS = process.env.APP_URL ?? 'http://localhost:3000';

/** Every mail the site writes, filled with sample data: to look at, before anybody gets one. */
export async function sampleMails() {
  const [{ LETTERS: letters }, { render }] = await Promise.all([built('letters.js'), built('render.js')]);
  return Object.entries(letters).map(([name, letter]) => ({ id: name, from: 'sample', to: 'sample', receivedAt: new Date(0).toISOString(), ...render(letter('SAMPLE-LINK'), 'Ann', ADDRESS) }));
}

export const sampleMail = async (name) => (await sampleMails()).find(({ id }) => id === name);
