import { QueryObserver } from '@tanstack/react-query';
import { favoritesApi } from '@/lib/api/favorites';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { viewerQuery } from '@/lib/query/use-viewer';
import { takeAfterLogIn } from './favorite-after-log-in';
import {
  dropWish,
  forgetFavorites,
  isFavorite,
  setKnownFavorites,
  wishedFavorite,
  wishFavorite,
} from './favorite-store';

// Loaded for signed-in readers only: it brings the query client and the contract to pages that have neither.

/** The one favourites query of the browser, shared by all hearts and the list of favourites. */
export const favoritesQuery = (userId: string) => favoritesApi.list.queryOptions({ params: { userId } });

interface Session {
  userId: string;
  stop: () => void;
}

let starting: Promise<Session> | null = null;
const carriedOut = new Set<string>();
const busy = new Set<string>();

async function start(): Promise<Session> {
  const client = sharedQueryClient();
  const { sub: userId } = await client.fetchQuery({ ...viewerQuery(), staleTime: 0 });
  const observer = new QueryObserver(client, favoritesQuery(userId));
  let publishedAtMs = 0;
  const publish = ({ data, dataUpdatedAt }: ReturnType<typeof observer.getCurrentResult>) => {
    // Told also when a fetch begins; the old answer must not end wishes that the next one will contain.
    if (!data || dataUpdatedAt === publishedAtMs) return;
    publishedAtMs = dataUpdatedAt;
    setKnownFavorites(
      data.data.map(({ schoolId }) => schoolId),
      carriedOut,
    );
    carriedOut.clear();
  };
  const unsubscribe = observer.subscribe(publish);
  publish(observer.getCurrentResult());
  return { userId, stop: unsubscribe };
}

const session = (): Promise<Session> =>
  (starting ??= start().catch((error: unknown) => {
    starting = null;
    throw error;
  }));

const send = (userId: string, schoolId: string, wanted: boolean) =>
  wanted ? favoritesApi.add({ body: { schoolId } }) : favoritesApi.remove({ params: { userId, schoolId } });

/** Sends what is wanted last, one call at a time, so that quick taps cannot overtake each other. */
async function carryOut(userId: string, schoolId: string): Promise<void> {
  for (;;) {
    const wanted = wishedFavorite(schoolId);
    if (wanted === undefined) return;
    await send(userId, schoolId, wanted);
    if (wishedFavorite(schoolId) === wanted) return;
  }
}

/**
 * Shows the wish at once and tells the backend; taken back when that fails.
 * @throws {ApiError} when it failed
 */
export async function setFavorite(schoolId: string, wanted: boolean): Promise<void> {
  carriedOut.delete(schoolId);
  wishFavorite(schoolId, wanted);
  if (busy.has(schoolId)) return;
  busy.add(schoolId);
  try {
    await carryOut((await session()).userId, schoolId);
    carriedOut.add(schoolId);
  } catch (error) {
    dropWish(schoolId);
    throw error;
  } finally {
    busy.delete(schoolId);
  }
  await sharedQueryClient().invalidateQueries({ queryKey: favoritesApi.key });
}

/**
 * Begins to follow the favourites, once for all hearts, and carries out the tap that led to the log-in.
 * @returns true for the one caller whose start carried it out
 * @throws {ApiError}
 */
export async function followFavorites(): Promise<boolean> {
  const isFirst = starting === null;
  await session();
  const schoolId = isFirst ? takeAfterLogIn() : null;
  if (schoolId === null) return false;
  const before = isFavorite(schoolId);
  await setFavorite(schoolId, true);
  return !before;
}

/** After a log-out nothing of the person stays in the hearts. */
export function stopFollowing(): void {
  void starting?.then(
    ({ stop }) => stop(),
    () => undefined,
  );
  starting = null;
  carriedOut.clear();
  forgetFavorites();
}
