type Answer = (request: Request) => Response | Promise<Response>;

// The pages are a separate bundle with its own modules: state shared with the server is on `globalThis`.
const slot = globalThis as typeof globalThis & { salaBackend?: Answer };

/** Called once by a server with the backend in its process. */
export const shareBackend = (answer: Answer): void => {
  slot.salaBackend = answer;
};

/** Calls that backend without a socket. */
export const fetchInProcess: typeof fetch = async (input, init) => {
  if (!slot.salaBackend) throw new TypeError('There is no backend in this process.');
  return slot.salaBackend(new Request(input, init));
};
