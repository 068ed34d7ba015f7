/**
 * A body of an answer from pieces of text, made only as fast as they are read. The first piece is made before the promise
 * resolves: what fails there can still be answered with a status of its own; later failures break the connection off.
 */
export async function streamText(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let ready: IteratorResult<string> | null = await pieces.next();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = ready ?? (await pieces.next());
        ready = null;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
