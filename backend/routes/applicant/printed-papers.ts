import { printedPapersResource } from '@/lib/contract/applicant/printed-papers';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findApplicant, isReaderOf } from '@/backend/services/access/applicant-access';
import { readApplicantDetail } from '@/backend/services/applicant/applicant-views';
import { applicationPaper } from '@/backend/services/papers/application-paper';
import { printedFileOf } from '@/backend/services/papers/printed-file';

export const printedPaperRoutes = (deps: Deps) =>
  implement(
    printedPapersResource,
    {
      get: async ({ params, query: { kind, lang: locale } }, { caller }) => {
        const row = await findApplicant(deps.db, params.id);
        if (row.userId !== caller.id && !(await isReaderOf(deps.db, row, caller))) throw notFound();
        const application = await readApplicantDetail(deps.db, row.id);
        const paper = applicationPaper(application, { kind, locale, now: deps.clock.now() });
        return printedFileOf(caller.id, kind, paper);
      },
    },
    deps,
  );
