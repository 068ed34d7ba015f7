import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { resourcesWithout } from '@/lib/contract';
import { type OpenApiDocument, toOpenApi } from '@/lib/contract/openapi';
import { leftOut } from '@/lib/env/left-out';
import type { Env } from '@/backend/http/implement';

const packageFolder = join(process.cwd(), 'node_modules/swagger-ui-dist');
/** The files of Swagger UI that the page loads, by name. */
const packageFiles = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

/** Swagger UI uses inline styles and data pictures; scripts and calls are limited to this origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Calls - Sala</title>
      <link rel="stylesheet" href="/api-docs/swagger-ui.css" />
    </head>
    <body>
      <div id="swagger-ui"></div>
      <noscript><a href="/api-docs/openapi.json">OpenAPI document</a></noscript>
      <script src="/api-docs/swagger-ui-bundle.js"></script>
      <script src="/api-docs/show.js"></script>
    </body>
  </html>`;

/** Runs in the browser. Unless `validatorUrl` is null, Swagger UI sends the document to a server of Swagger. */
const showScript = `SwaggerUIBundle({
  url: '/api-docs/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  validatorUrl: null,
});
`;

/** By what is left out. To make one takes a third of a second, and tests start many backends in a process. */
const documents = new Map<string, OpenApiDocument>();

const documentWithout = (without: ReturnType<typeof leftOut>): OpenApiDocument => {
  const key = [...without].join();
  const document = documents.get(key) ?? toOpenApi(resourcesWithout(without));
  documents.set(key, document);
  return document;
};

const cachedForADay = { 'cache-control': 'public, max-age=86400' };

/**
 * `GET /api-docs/openapi.json`, the contract for programs, and `GET /api-docs`, the same in Swagger UI, whose files
 * are served from its package: the page needs no other host.
 */
export const apiDocsRoutes = (): Hono<Env> => {
  const document = documentWithout(leftOut());
  const app = new Hono<Env>();
  app.use('/api-docs/*', async (c, next) => {
    c.set('route', '/api-docs');
    await next();
  });
  app.get('/api-docs/openapi.json', (c) => c.json(document));
  app.get('/api-docs', (c) => c.html(page, 200, { 'content-security-policy': policy }));
  app.get('/api-docs/show.js', (c) =>
    c.body(showScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  for (const [name, type] of Object.entries(packageFiles)) {
    app.get(`/api-docs/${name}`, async (c) =>
      c.body(await readFile(join(packageFolder, name)), 200, { 'content-type': type, ...cachedForADay }),
    );
  }
  return app;
};
