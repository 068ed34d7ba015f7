import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { organizationId } from '@/lib/env/organization';
import { signedInHintName } from '@/lib/session/cookies';
import { call } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { WelcomeSteps } from './welcome-steps';

const backend = useScreenBackend();

beforeEach(() => sharedQueryClient().clear());

const step = (title: string) =>
  within(
    screen.getByRole('heading', { level: 3, name: new RegExp(`^${title}`) }).closest('li') ?? document.body,
  );

test('a visitor begins with an account', () => {
  renderScreen(<WelcomeSteps organizationId={organizationId()} />);
  expect(screen.getByRole('progressbar', { name: '0 of 5 done' })).toBeVisible();
  expect(step('Create an account').getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/en/signup',
  );
});

test('whoever is signed in sees what is done', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const { id: schoolId } = await makeSchool(b);
  const bearer = person.token;
  await call(b, favoritesResource.endpoints.add, { body: { schoolId } }, bearer);
  const profile = { dob: '2008-04-25', gender: 'female' as const, province: '12' };
  await call(b, accountsResource.endpoints.update, { params: { id: person.id }, body: profile }, bearer);
  backend.signIn(person);
  document.cookie = `${signedInHintName}=1`;
  renderScreen(<WelcomeSteps organizationId={organizationId()} />);
  expect(await screen.findByRole('progressbar', { name: '3 of 5 done' }, { timeout: 5_000 })).toBeVisible();
  expect(step('Keep schools').getByRole('link', { name: 'See favorites' })).toBeVisible();
  expect(step('Find out').getByRole('link', { name: 'Take a test' })).toBeVisible();
  expect(step('Send your first').getByRole('link', { name: 'Start an application' })).toBeVisible();
});

test('in Khmer, an application counts', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const { id } = await makeSchool(b);
  const submission = { params: { id }, body: applicationTo(id), idempotencyKey: randomUUID() };
  await call(b, applicantsResource.endpoints.submit, submission, person.token);
  backend.signIn(person);
  document.cookie = `${signedInHintName}=1`;
  renderScreen(<WelcomeSteps organizationId={organizationId()} />, { locale: 'km' });
  expect(await screen.findByRole('link', { name: 'ពាក្យសុំរបស់ខ្ញុំ' }, { timeout: 5_000 })).toHaveAttribute(
    'href',
    '/profile/applications',
  );
});
