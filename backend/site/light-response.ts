import { getRequestListener } from '@hono/node-server';

// The adapter has a Response that becomes one of Node's only where somebody looks inside. It is handed out by replacing the
// global ones, which Next works with; so they are put back, and the bundler puts this one into our own code alone.

const { Request: nodeRequest, Response: nodeResponse } = globalThis;
getRequestListener(() => new nodeResponse());
const light = globalThis.Response;
for (const [name, value] of Object.entries({ Request: nodeRequest, Response: nodeResponse }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

export { light as Response };
