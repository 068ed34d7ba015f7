import { readBytes } from './request-bytes';

/**
 * A request's body as text, read up to the limit.
 * @throws {Refusal} 413
 */
export const readText = async (request: Request, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, maxBytes));
