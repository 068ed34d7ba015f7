import { AsyncLocalStorage } from 'node:async_hooks';

// The pages are a separate bundle with its own modules: state shared with the server is on `globalThis`.
const slot = globalThis as typeof globalThis & { salaRequest?: AsyncLocalStorage<string> };

/** The id of the request that a page is made for; calls to the backend carry it. */
export const currentRequest = (slot.salaRequest ??= new AsyncLocalStorage<string>());
