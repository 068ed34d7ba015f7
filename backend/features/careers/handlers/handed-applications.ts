import { handedApplicationsResource } from '@/lib/contract/careers/handed-applications';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal, tooMany } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { lookupsPerAddressPerHourMax } from '@/backend/limits';
import { type AnyAct, runAct } from '@/backend/core/access/act';
import { hitLimit, readUse } from '@/backend/core/access/rate-limit';
import { openFileOfLink } from '@/backend/core/files/document-views';
import { openHandover, readHandover } from '@/backend/features/careers/services/handovers';

const hourSeconds = 3_600;

export const handedApplicationRoutes = (deps: Deps) => {
  /** Only keys that lead nowhere count: a whole company may read by one good link. */
  const byKey = async <Answer>(
    { address, requestId }: { address: string; requestId: string },
    read: (act: AnyAct) => Promise<Answer>,
  ): Promise<Answer> => {
    const counter = `handed-application:${address}`;
    const used = await readUse(deps, deps.db, counter);
    if (used && used.count >= lookupsPerAddressPerHourMax) throw tooMany(used.secondsLeft);
    try {
      return await runAct(deps, { caller: null, address, requestId }, read);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404)
        await hitLimit(deps, counter, lookupsPerAddressPerHourMax, hourSeconds);
      throw error;
    }
  };
  return implement(
    handedApplicationsResource,
    {
      read: ({ body }, scope) => byKey(scope, (act) => readHandover(act, body.key)),
      file: async ({ body }, scope) => {
        const { file, organizationId } = await byKey(scope, async (act) => {
          const { application, vacancy, isAdult } = await openHandover(act, body.key);
          if (!isAdult || !application.file) throw notFound('File not found.');
          return { file: application.file, organizationId: vacancy.organizationId };
        });
        return openFileOfLink(scope, file.key, organizationId);
      },
    },
    deps,
  );
};
