import { heavyWork } from '@/backend/work/heavy-work';

/** Pieces of a long text, each made when it is its turn: a slow reader keeps nobody waiting. */
export async function* inTurns(who: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    for (;;) {
      const piece = await heavyWork.exports.take(who, () => pieces.next());
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    await pieces.return(undefined);
  }
}
