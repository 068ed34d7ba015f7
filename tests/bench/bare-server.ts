import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import type { Question } from './statements';

/** The minimum that answers: Hono, a database, JSON. Its settings are JSON in the first argument. */
const { database, questions } = JSON.parse(process.argv[2] ?? '{}') as {
  database: { url: string } | { folder: string };
  questions: Question[];
};

const open = async (): Promise<(question: Question, index: number) => Promise<unknown[]>> => {
  if ('folder' in database) {
    const client = await PGlite.create(database.folder, { extensions: { pg_trgm } });
    return async ({ text, values }) => (await client.query(text, values)).rows;
  }
  const pool = new pg.Pool({ connectionString: database.url, max: 10 });
  return async ({ text, values }, index) =>
    (await pool.query({ name: `bare_${index}`, text, values })).rows as unknown[];
};

const ask = await open();
const app = new Hono().get('/readyz', (c) => c.text('ready'));
for (const [index, question] of questions.entries())
  app.get(`/${index}`, async (c) => c.json(await ask(question, index)));
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' });
