import type { Text } from '@/lib/contract/fields';
import type { LoanStatus } from '@/lib/domain/loans/loan-rules';

/** Names of the states in notifications; stored with the notification, so that its text never changes. */
export const loanStatusNames: Record<LoanStatus, Text> = {
  draft: { en: 'Draft', km: 'សេចក្តីព្រាង' },
  submitted: { en: 'Sent', km: 'បានបញ្ជូន' },
  'in-review': { en: 'Being checked', km: 'កំពុងពិនិត្យ' },
  returned: { en: 'More information needed', km: 'ត្រូវការព័ត៌មានបន្ថែម' },
  approved: { en: 'Approved', km: 'បានអនុម័ត' },
  rejected: { en: 'Rejected', km: 'បានបដិសេធ' },
  'paid-out': { en: 'Paid out', km: 'បានបើកប្រាក់' },
  closed: { en: 'Paid back', km: 'បានសងរួច' },
  cancelled: { en: 'Cancelled', km: 'បានបោះបង់' },
};
