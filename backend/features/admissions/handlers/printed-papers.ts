import { printedPapersResource } from '@/lib/contract/admissions/printed-papers';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findApplicant, isReaderOf } from '@/backend/core/access/applicant-access';
import { readApplicantDetail } from '@/backend/features/admissions/services/applicant-views';
import { applicationPaper } from '@/backend/features/admissions/services/application-paper';
import { printedFileOf } from '@/backend/core/papers/printed-file';

export const printedPaperRoutes = (deps: Deps) =>
  implement(
    printedPapersResource,
    {
      get: async ({ params, query: { kind, lang: locale } }, { caller }) => {
        const row = await findApplicant(deps.db, params.id);
        if (row.userId !== caller.id && !(await isReaderOf(deps.db, row, caller))) throw notFound();
        const application = await readApplicantDetail(deps.db, row.id, deps.clock.now());
        const paper = applicationPaper(application, { kind, locale, now: deps.clock.now() });
        return printedFileOf(caller.id, kind, paper);
      },
    },
    deps,
  );
