import { banksResource } from '@/lib/contract/loans/banks';
import { campaignDeskResource } from '@/lib/contract/campaigns/campaign-desk';
import { campaignRegistrationsResource } from '@/lib/contract/campaigns/campaign-registrations';
import { campaignsResource } from '@/lib/contract/campaigns/campaigns';
import { guardianConsentsResource } from '@/lib/contract/loans/guardian-consents';
import { loanLedgerResource } from '@/lib/contract/loans/loan-ledger';
import { loansResource } from '@/lib/contract/loans/loans';
import { partnerRequestsResource } from '@/lib/contract/schools/partner-requests';
import { bankDeskResource } from '@/lib/contract/loans/bank-desk';
import { bankWaitingResource } from '@/lib/contract/loans/bank-waiting';
import { printedLoansResource } from '@/lib/contract/loans/printed-loans';
import { createResourceClient } from './resource-client';

export const marketingApi = {
  banks: createResourceClient(banksResource),
  guardianConsents: createResourceClient(guardianConsentsResource),
  loanLedger: createResourceClient(loanLedgerResource),
  loans: createResourceClient(loansResource),
  campaignDesk: createResourceClient(campaignDeskResource),
  campaignRegistrations: createResourceClient(campaignRegistrationsResource),
  campaigns: createResourceClient(campaignsResource),
  partnerRequests: createResourceClient(partnerRequestsResource),
  bankDesk: createResourceClient(bankDeskResource),
  bankWaiting: createResourceClient(bankWaitingResource),
  printedLoans: createResourceClient(printedLoansResource),
};
