import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IssuedPaper } from '@/lib/contract/school-day/issued-papers';
import { press } from '@/tests/support/press';
import { renderScreen } from '@/tests/support/screen';
import { PaperActions } from './paper-actions';

const paper: Pick<IssuedPaper, 'orgId' | 'paperId' | 'version' | 'state'> = {
  orgId: '0b6a1f0e-7b1c-4c1e-9b1a-0a1b2c3d4e5f',
  paperId: '1b6a1f0e-7b1c-4c1e-9b1a-0a1b2c3d4e5f',
  version: 1,
  state: 'valid',
};

test('a paper is not revoked without a reason, and the field says so', async () => {
  renderScreen(<PaperActions paper={paper} />);
  await press('Revoke');
  const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
  const confirm = within(dialog).getByRole('button', { name: 'Revoke' });
  confirm.click();
  const reason = within(dialog).getByRole('textbox');
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(reason).toBeInvalid();
  expect(reason).toHaveFocus();
  expect(dialog).toBeVisible();
});
