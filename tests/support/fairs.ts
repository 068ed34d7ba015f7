import { randomUUID } from 'node:crypto';
import { fairBooths, fairs, fairSessions } from '@/backend/db/schema';
import type { TestBackend } from './backend';

const hourMs = 3_600_000;

interface FairOptions {
  status?: 'draft' | 'published';
  /** Hours from now; two by default. */
  startsInHours?: number;
  capacity?: number | null;
  onlineUrl?: string;
  title?: { en: string; km: string };
}

/** A fair of four hours with one session in its first hour. */
export async function makeFair(backend: TestBackend, options: FairOptions = {}) {
  const { status = 'published', startsInHours = 2, capacity = null, onlineUrl } = options;
  const { title = { en: 'Autumn fair', km: 'ពិព័រណ៍' } } = options;
  const [fairId, sessionId] = [randomUUID(), randomUUID()];
  const startsAt = new Date(backend.clock.now().getTime() + startsInHours * hourMs);
  const endsAt = new Date(startsAt.getTime() + 4 * hourMs);
  const description = { en: '', km: '' };
  const createdAt = backend.clock.now();
  await backend.deps.db
    .insert(fairs)
    .values({ id: fairId, title, description, startsAt, endsAt, status, createdAt });
  await backend.deps.db.insert(fairSessions).values({
    id: sessionId,
    fairId,
    title: { en: 'How to choose', km: 'របៀបជ្រើសរើស' },
    speaker: 'Chan Mony',
    startsAt,
    endsAt: new Date(startsAt.getTime() + hourMs),
    onlineUrl: onlineUrl ?? null,
    capacity,
  });
  return { fairId, sessionId };
}

/** A stand of a school or of an employer. */
export async function makeBooth(
  backend: TestBackend,
  fairId: string,
  whose: { schoolId: string } | { companyId: string },
): Promise<void> {
  const about = { en: 'Ask us', km: 'សួរយើង' };
  await backend.deps.db
    .insert(fairBooths)
    .values({ fairId, ...whose, order: 0, field: 'it', about, people: [], links: [] });
}
