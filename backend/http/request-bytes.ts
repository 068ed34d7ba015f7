import { Refusal } from '@/backend/errors';

const tooLarge = () => new Refusal(413, 'body-too-large', 'The body is too large.');

/**
 * A request's body as it arrives, up to the limit. Under Next a request is a proxy that cannot be copied (`new
 * Request(request)` throws), which is why Hono's own limit cannot be used.
 * @throws {Refusal} 413
 */
export async function* readChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    yield value;
  }
}

/** A request's body as a whole. @throws {Refusal} 413 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
