import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/** As pg takes it; `name` only where the backend's own is prepared. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** What a question makes the backend ask of the database. */
export interface Recorded {
  path: string;
  statements: Statement[];
}

/** The least that answers with the same statements: Hono, pg, JSON. Its settings come as JSON in the first argument. */
const { url, port, recorded } = JSON.parse(process.argv[2] ?? '{}') as {
  url: string;
  port: number;
  recorded: Recorded[];
};
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = new Hono();
for (const [index, { statements }] of recorded.entries()) {
  app.get(`/${index}`, async (c) => {
    const answers = await Promise.all(statements.map((statement) => pool.query(statement)));
    return c.json(answers.map((answer) => answer.rows));
  });
}
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
