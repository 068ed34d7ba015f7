import { cacheTagsPath } from '@/lib/cache/remote-tags';

export const probes = ['/livez', '/readyz', '/metrics'];

const routine: ReadonlySet<string> = new Set([...probes, cacheTagsPath]);

/**
 * What probes, scrapers and sites ask every second or few, day and night. It is counted and has no line while it is
 * answered: two sites alone would write 170,000 lines a day.
 */
export const isRoutine = ({ route, status }: { route: string; status: number }): boolean =>
  status < 400 && routine.has(route);
