import { createClient } from '../load/kept-connections';
import { tokenOf } from '../load/session';
import { importedSchool, ports } from './machine';
import type { Stage } from './start';
import { type LoadReport, startLoad } from './under-load';

const api = '/api-nest-aca';

/** Visitors and an office at work during `work`. @returns what they met, and what `work` gave */
export type WithLoad = <T>(work: () => Promise<T>) => Promise<{ load: LoadReport; result: T }>;

/** Signs the office of the school in for writes. */
export async function loadOn(
  { shell }: Stage,
  office: { username: string; password: string },
): Promise<{ withLoad: WithLoad; everyAcknowledged: () => string[] }> {
  const client = createClient(ports.https, shell.machine.certificate());
  const read = async <T>(path: string): Promise<T> => {
    const { status, text, why } = await client.ask({ path });
    if (status !== 200) throw new Error(`${path} answered ${status || why}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  };
  const school = await read<{ schoolId: string; slug: string }>(`${api}/schools/${importedSchool}`);
  const { data: campuses } = await read<{ data: { campusId: string }[] }>(
    `${api}/public/schools/${school.slug}/campuses`,
  );
  const campus = campuses[0]?.campusId;
  if (!campus) throw new Error(`${school.slug} has no campus.`);
  const students = `${api}/schools/${school.schoolId}/campus/${campus}/students`;
  const pages = [
    '/',
    '/en',
    '/explore',
    '/en/course',
    '/help-center',
    `/school/${school.slug}`,
    `/en/school/${school.slug}`,
  ];
  const calls = [
    `${api}/schools?limit=12`,
    `${api}/enrollable_subjects?limit=12`,
    `${api}/schools/${school.slug}`,
  ];
  const acknowledged: string[] = [];
  const withLoad: WithLoad = async (work) => {
    // A token lives half an hour.
    const token = await tokenOf(`http://127.0.0.1:${ports.backends[0]}`, office);
    const stop = startLoad(client, { paths: [...pages, ...calls], students, token });
    try {
      const result = await work();
      const load = await stop();
      acknowledged.push(...load.acknowledged);
      return { load, result };
    } catch (error) {
      await stop();
      throw error;
    }
  };
  return { withLoad, everyAcknowledged: () => acknowledged };
}

export const summary = ({ answered, away, failed, acknowledged, repeated, refused }: LoadReport): string => {
  const failures = Object.entries(failed).map(([what, times]) => `${times} × ${what}`);
  const known = failures.length === 0 ? '0 failed' : `FAILED ${failures.join(', ')}`;
  return `${answered} reads answered, ${away} × 503 with Retry-After, ${known}; ${acknowledged.length} writes acknowledged, ${repeated} repeated, ${refused} refused`;
};

/** @throws when a reader or a writer was let down; `mayBeAway` allows 503 with `Retry-After` */
export function requireGood(what: string, load: LoadReport, { mayBeAway = false } = {}): void {
  const isGood =
    load.answered > 0 &&
    load.acknowledged.length > 0 &&
    Object.keys(load.failed).length === 0 &&
    load.refused === 0 &&
    (mayBeAway || load.away === 0);
  if (!isGood) throw new Error(`${what}: ${summary(load)}`);
}
