import { defineResource } from '../endpoint';
import { deskBank } from './bank-shapes';

/** A change of a bank's terms that one officer wants. */
export const bankWaitingResource = defineResource('marketing/bank-waiting', {
  confirm: {
    method: 'POST',
    path: '/api-marketing/banks/:id/waiting-changes/:changeId/confirmation',
    access: 'bank',
    summary: 'Confirm a waiting change of terms: another officer of the bank, or an advisor',
    response: deskBank,
    conflicts: true,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api-marketing/banks/:id/waiting-changes/:changeId',
    access: 'bank',
    summary: 'Take a waiting change of terms back: any officer of the bank, or an advisor',
    response: deskBank,
  },
});
