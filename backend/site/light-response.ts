import { getRequestListener } from '@hono/node-server';

// The adapter has a `Response` that becomes Node's only when somebody reads it. The adapter installs it by replacing
// the globals, which Next uses. So the globals are restored, and the bundler injects this `Response` into our own
// code only.

const { Request: nodeRequest, Response: nodeResponse } = globalThis;
getRequestListener(() => new nodeResponse());
const light = globalThis.Response;
for (const [name, value] of Object.entries({ Request: nodeRequest, Response: nodeResponse }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

export { light as Response };
