import { loanDocumentKinds, type LoanDocumentKind } from '@/lib/domain/loans/loan-rules';
import type { WritingDeps } from '@/backend/deps';
import type { WriteDb } from '@/backend/db/client';
import { uploads } from '@/backend/db/schema';
import { stableId } from '@/backend/seed/stable-id';

const [widthPx, heightPx] = [860, 540];

/** The storage key of a paper of a demo person. */
export const demoPaperKey = (userId: string, kind: LoanDocumentKind): string =>
  `private/loans/${userId}/${kind}.jpg`;

/** A card with a portrait and lines instead of words; nobody can mistake it for a real document. */
async function drawCard(hue: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const field = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  const box = async (left: number, top: number, width: number, height: number, background: string) => ({
    input: await field(width, height, background).png().toBuffer(),
    left,
    top,
  });
  const lines = [150, 220, 290, 360].map((top, n) => box(330, top, 440 - n * 60, 28, 'hsl(210, 15%, 72%)'));
  const parts = [
    box(0, 0, widthPx, 86, `hsl(${hue}, 45%, 45%)`),
    box(60, 150, 210, 270, `hsl(${hue}, 30%, 78%)`),
    ...lines,
  ];
  return field(widthPx, heightPx, '#f4f6f8')
    .composite(await Promise.all(parts))
    .jpeg({ quality: 80 })
    .toBuffer();
}

const drawn = new Map<LoanDocumentKind, Promise<Buffer>>();

/** Each kind is drawn once for all people. */
const cardOf = (kind: LoanDocumentKind): Promise<Buffer> => {
  const card = drawn.get(kind) ?? drawCard((loanDocumentKinds.indexOf(kind) * 36) % 360);
  drawn.set(kind, card);
  return card;
};

/** Stores the papers that a person's demo loans name. */
export async function insertPapers(
  deps: WritingDeps,
  db: WriteDb,
  userId: string,
  kinds: readonly LoanDocumentKind[],
): Promise<void> {
  const now = deps.clock.now();
  for (const kind of kinds) {
    const bytes = await cardOf(kind);
    const key = demoPaperKey(userId, kind);
    await deps.storage.put(key, bytes);
    await db
      .insert(uploads)
      .values({
        id: stableId(`paper:${userId}:${kind}`),
        userId,
        purpose: 'loan-document',
        key,
        type: 'image/jpeg',
        sizeBytes: bytes.byteLength,
        private: true,
        fileName: `${kind}.jpg`,
        state: 'stored',
        createdAt: now,
        storedAt: now,
      })
      .onConflictDoNothing();
  }
}
