import { banksResource } from '@/lib/contract/marketing/banks';
import { campaignDeskResource } from '@/lib/contract/marketing/campaign-desk';
import { campaignRegistrationsResource } from '@/lib/contract/marketing/campaign-registrations';
import { campaignsResource } from '@/lib/contract/marketing/campaigns';
import { guardianConsentsResource } from '@/lib/contract/marketing/guardian-consents';
import { loanLedgerResource } from '@/lib/contract/marketing/loan-ledger';
import { loansResource } from '@/lib/contract/marketing/loans';
import { partnerRequestsResource } from '@/lib/contract/marketing/partner-requests';
import { bankDeskResource } from '@/lib/contract/marketing/bank-desk';
import { bankWaitingResource } from '@/lib/contract/marketing/bank-waiting';
import { printedLoansResource } from '@/lib/contract/marketing/printed-loans';
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
