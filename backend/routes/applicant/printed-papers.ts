import { printedPapersResource } from '@/lib/contract/applicant/printed-papers';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findApplicant, isReaderOf } from '@/backend/services/access/applicant-access';
import { readApplicantDetail } from '@/backend/services/applicant/applicant-views';
import { applicationPaper } from '@/backend/services/papers/application-paper';
import { pdfOf } from '@/backend/services/papers/pdf-paper';

export const printedPaperRoutes = (deps: Deps) =>
  implement(
    printedPapersResource,
    {
      get: async ({ params, query: { kind, lang: locale } }, { caller }) => {
        const row = await findApplicant(deps.db, params.id);
        if (row.userId !== caller.id && !(await isReaderOf(deps.db, row, caller))) throw notFound();
        const application = await readApplicantDetail(deps.db, row.id);
        const pdf = await pdfOf(applicationPaper(application, { kind, locale, now: deps.clock.now() }));
        return {
          fileName: `sala-${kind}-${row.referenceCode}.pdf`,
          type: 'application/pdf' as const,
          content: pdf.toString('base64'),
        };
      },
    },
    deps,
  );
