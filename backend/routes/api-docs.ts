import { Hono } from 'hono';
import { html } from 'hono/html';
import { contract } from '@/lib/contract';
import { type OpenApiDocument, type OpenApiOperation, toOpenApi } from '@/lib/contract/openapi';
import type { Env } from '@/backend/http/implement';
import { apiDocsStyle } from './api-docs-style';

const anchorOf = (tag: string) => tag.replace(/\W+/g, '-');
const asJson = (value: unknown) => JSON.stringify(value, null, 2);

const parameterTable = ({ parameters }: OpenApiOperation) =>
  html`<h3>Parameters</h3>
    <table>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">In</th>
        <th scope="col">Required</th>
        <th scope="col">Form</th>
      </tr>
      ${parameters.map(
        ({ name, in: place, required, schema }) =>
          html`<tr>
            <td><code>${name}</code></td>
            <td>${place}</td>
            <td>${required ? 'yes' : 'no'}</td>
            <td><code>${JSON.stringify(schema)}</code></td>
          </tr>`,
      )}
    </table>`;

interface Content {
  description?: string;
  content?: Record<string, { schema: unknown }>;
}

const contentBlock = (title: string, { content = {} }: Content) =>
  Object.entries(content).map(
    ([type, { schema }]) =>
      html`<h3>${title} (${type})</h3>
        <pre tabindex="0">${asJson(schema)}</pre>`,
  );

const errorTable = (answers: [string, Content][]) =>
  html`<h3>Refusals</h3>
    <table>
      ${answers.map(
        ([status, { description }]) =>
          html`<tr>
            <th scope="row">${status}</th>
            <td>${description}</td>
          </tr>`,
      )}
    </table>`;

const operationBlock = (method: string, path: string, operation: OpenApiOperation) => {
  const answers = Object.entries(operation.responses) as [string, Content][];
  const successes = answers.filter(([status]) => status < '300');
  return html`<details id="${anchorOf(operation.operationId)}">
    <summary><b>${method.toUpperCase()}</b><code>${path}</code><span>${operation.summary}</span></summary>
    <div class="body">
      <p>${operation.description} <code>${operation.operationId}</code></p>
      ${operation.parameters.length > 0 ? parameterTable(operation) : ''}
      ${operation.requestBody ? contentBlock('Body', operation.requestBody as Content) : ''}
      ${successes.map(([status, answer]) => contentBlock(`Answer ${status}`, answer))}
      ${errorTable(answers.filter(([status]) => status >= '300'))}
    </div>
  </details>`;
};

const page = (document: OpenApiDocument) => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Calls - Sala</title>
        ${apiDocsStyle}
      </head>
      <body>
        <header>
          <h1>Calls of Sala</h1>
          <p>
            ${document.info.description} ${operations.length} calls.
            <a href="/api-docs/openapi.json">OpenAPI document</a>
          </p>
          <p>
            Every refusal is <code>{ code, message, issues? }</code>; <code>issues[].path</code> names the
            field as it was sent.
          </p>
        </header>
        <nav aria-label="Resources">
          <ul>
            ${document.tags.map(({ name }) => html`<li><a href="#${anchorOf(name)}">${name}</a></li>`)}
          </ul>
        </nav>
        <main>
          ${document.tags.map(
            ({ name }) =>
              html`<section>
                <h2 id="${anchorOf(name)}">${name}</h2>
                ${operations.filter(({ operation }) => operation.tags.includes(name)).map(({ method, path, operation }) => operationBlock(method, path, operation))}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
};

/** `GET /api-docs/openapi.json`, the contract for machines, and `GET /api-docs`, the same for people. */
export const apiDocsRoutes = (): Hono<Env> => {
  const document = toOpenApi(contract);
  const app = new Hono<Env>();
  app.use('/api-docs/*', async (c, next) => {
    c.set('route', '/api-docs');
    await next();
  });
  app.get('/api-docs/openapi.json', (c) => c.json(document));
  app.get('/api-docs', (c) =>
    c.html(page(document), 200, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    }),
  );
  return app;
};
