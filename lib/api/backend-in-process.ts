type Answer = (request: Request) => Response | Promise<Response>;

// The pages are a bundle with modules of its own: what they share with the server is on `globalThis`.
const slot = globalThis as typeof globalThis & { salaBackend?: Answer };

/** Called once by the server that has the backend in its process. */
export const shareBackend = (answer: Answer): void => {
  slot.salaBackend = answer;
};

/** Reaches that backend without a socket. */
export const fetchInProcess: typeof fetch = async (input, init) => {
  if (!slot.salaBackend) throw new TypeError('There is no backend in this process.');
  return slot.salaBackend(new Request(input, init));
};
