import type { FeatureParts } from '@/backend/feature-parts';
import { instalmentNoticeEveryMs } from '@/backend/limits';
import { bankDeskRoutes } from '@/backend/features/loans/handlers/bank-desk';
import { bankWaitingRoutes } from '@/backend/features/loans/handlers/bank-waiting';
import { bankRoutes } from '@/backend/features/loans/handlers/banks';
import { guardianConsentRoutes } from '@/backend/features/loans/handlers/guardian-consents';
import { loanLedgerRoutes } from '@/backend/features/loans/handlers/loan-ledger';
import { loanRoutes } from '@/backend/features/loans/handlers/loans';
import { printedLoanRoutes } from '@/backend/features/loans/handlers/printed-loans';
import { runInstalmentNotices } from '@/backend/features/loans/jobs/instalment-notices';

export const parts: FeatureParts = {
  routes: [
    bankRoutes,
    guardianConsentRoutes,
    loanLedgerRoutes,
    loanRoutes,
    bankDeskRoutes,
    bankWaitingRoutes,
    printedLoanRoutes,
  ],
  jobs: [(deps) => runInstalmentNotices(deps, instalmentNoticeEveryMs)],
};
