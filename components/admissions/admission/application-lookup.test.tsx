import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { codeLookupsPerAddressPerHourMax } from '@/backend/limits';
import { joinHyphens } from '@/lib/domain/unbroken';
import { applicantApi } from '@/lib/api/applicant';
import { apply } from '@/tests/support/applications';
import { makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ApplicationLookup } from './application-lookup';

const backend = useScreenBackend();
const texts = { label: 'Reference code', hint: 'Eight letters and digits.', action: 'Look up' };

const ask = async (code: string) => {
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Reference code' });
  await user.clear(field);
  await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Look up' }));
};

test('the code of an application answers its state and days, and nobody’s name', async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University' });
  const { referenceCode } = await apply(b, school.id, { name: ['Sreypich', 'ស្រីពេជ្រ'] });
  const { container } = await renderScreen(<ApplicationLookup texts={texts} />);
  await ask('wrong');
  expect(await screen.findByText(/no reference code/)).toBeVisible();
  await ask('ZZZZZZZZ');
  expect(await screen.findByText(/No application has this code/)).toBeVisible();
  await ask(referenceCode.toLowerCase());
  expect(await screen.findByText('Lotus University')).toBeVisible();
  expect(screen.getByText('Pending')).toBeVisible();
  expect(screen.getByText(joinHyphens('since 01-Nov-2026'))).toBeVisible();
  expect(container).not.toHaveTextContent(/Sreypich|Sok/);
});

test('who asks too often is told when to come back', async () => {
  // The tries of the tests before are over.
  backend.current.clock.advance(3_600);
  await renderScreen(<ApplicationLookup texts={texts} />);
  for (let tries = 0; tries < codeLookupsPerAddressPerHourMax; tries += 1)
    await applicantApi.publicApplicants.find({ query: { referenceCode: 'ZZZZZZZZ' } });
  await ask('YYYYYYYY');
  expect(await screen.findByText(/try again in an hour/)).toBeVisible();
});
