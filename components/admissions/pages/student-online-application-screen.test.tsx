import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { StudentOnlineApplicationScreen } from './student-online-application-screen';

const region = (name: string) => within(screen.getByRole('region', { name }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('it says what one needs and leads into the form; how applying works is on its own page', () => {
  renderScreen(<StudentOnlineApplicationScreen />);
  expect(region('What you need').getAllByRole('listitem')).toHaveLength(6);
  expect(linkTo('Start an application')).toBe('/en/school/enrollment-form');
  expect(linkTo('How to enroll')).toBe('/en/enrollment');
  expect(linkTo('My applications')).toBe('/en/profile/applications');
});
