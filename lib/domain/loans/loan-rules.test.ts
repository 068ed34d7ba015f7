import { describe, expect, it } from 'vitest';
import { loanStatuses, mayMoveLoan, requiredLoanDocuments } from './loan-rules';

describe('mayMoveLoan', () => {
  it('leaves the decision to the bank', () => {
    const approving = loanStatuses.filter((from) => mayMoveLoan('bank', from, 'approved'));
    expect(approving).toEqual(['in-review']);
    const decided = ['in-review', 'returned', 'approved', 'rejected', 'paid-out', 'closed'] as const;
    const byStudent = decided.filter((to) => loanStatuses.some((from) => mayMoveLoan('student', from, to)));
    expect(byStudent).toEqual([]);
  });

  it('never shows drafts to the bank and never opens what has ended', () => {
    for (const to of loanStatuses) {
      expect(mayMoveLoan('bank', 'draft', to)).toBe(false);
      for (const from of ['rejected', 'closed', 'cancelled'] as const) {
        expect(mayMoveLoan('bank', from, to) || mayMoveLoan('student', from, to)).toBe(false);
      }
    }
  });
});

describe('requiredLoanDocuments', () => {
  it('asks for proof of work from those who work only', () => {
    expect(requiredLoanDocuments({ working: false })).toEqual([
      'nationalIdFront',
      'nationalIdBack',
      'familyBookFront',
      'familyBookBack',
      'studentId',
      'selfieWithId',
      'guardianDocuments',
    ]);
    expect(requiredLoanDocuments({ working: true })).toEqual(expect.arrayContaining(['staffId', 'payslip']));
  });
});
