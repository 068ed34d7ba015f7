/**
 * A body of an answer from pieces of text, produced at the speed of the reader. The first piece is produced before
 * the promise resolves: its failure can still be answered with an error status; later failures close the connection.
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
