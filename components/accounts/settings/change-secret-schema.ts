import { secretChange } from '@/lib/contract/accounts/secrets';
import { secretProblem } from '@/lib/domain/accounts/pin';

/** The current PIN or password and the new one, typed twice. */
export const newSecret = secretChange
  .extend({ again: secretChange.shape.newPassword })
  .check(({ value, issues }) => {
    const problem = secretProblem(value.newPassword);
    const add = (name: 'newPassword' | 'again', message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: value[name] });
    if (problem) add('newPassword', problem);
    else if (value.newPassword === value.currentPassword) add('newPassword', 'same-secret');
    if (value.again !== value.newPassword) add('again', 'secret-mismatch');
  });
