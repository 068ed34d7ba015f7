import { Refusal } from './errors';

const tooLarge = () => new Refusal(413, 'body-too-large', 'The body is too large.');

/**
 * A request's body as text, read no further than allowed. Under Next requests are proxies that nothing may copy
 * (`new Request(request)` throws), which is why Hono's own limit cannot stand in front.
 * @throws {Refusal} 413
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
