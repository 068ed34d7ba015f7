import type { PageAccess } from '@/lib/routes/page-entry';
import { builtPages } from '@/lib/routes/pages';
import { firstLoadKilobytes } from './first-load';

/** Limits in kilobytes of gzipped script in the HTML, by kind of page. */
const firstLoadLimits = { public: 180, orientation: 190, signedIn: 260 } as const;

export interface FirstLoad {
  path: string;
  kilobytes: number;
  limit: number;
}

interface Visitors {
  /** Address of an existing record for each route with parameters. */
  samples: Record<string, string>;
  /** Of a person who may see the pages of that access. */
  cookies: Partial<Record<PageAccess, string>>;
}

/** Every built page, guarded ones with a cookie; pages without a sample are left out. */
export async function measureFirstLoads(origin: string, visitors: Visitors): Promise<FirstLoad[]> {
  const sizes: FirstLoad[] = [];
  const known = new Map<string, number>();
  for (const { path, access, answers = 200 } of builtPages) {
    const address = path.includes('[') ? visitors.samples[path] : path;
    if (address === undefined) continue;
    const cookie = visitors.cookies[access] ?? '';
    const forVisitors = path.startsWith('/orientation-test') ? 'orientation' : 'public';
    sizes.push({
      path,
      kilobytes: await firstLoadKilobytes(origin, address, { cookie, status: answers, known }),
      limit: firstLoadLimits[cookie ? 'signedIn' : forVisitors],
    });
  }
  return sizes;
}
