import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '@/backend/db/schema';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { call } from '@/tests/support/backend';
import { eventScene } from '@/tests/support/event-scene';
import { makePerson } from '@/tests/support/make';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { EventReport } from './event-report';

const backend = useScreenBackend();

it('says who had a place and who came, by province and school, also as a file', async () => {
  const b = backend.current;
  const scene = await eventScene(b);
  backend.signIn(await makePerson(b, { roles: ['advisor'], staffOf: [scene.school.id] }));
  const { eventId } = (await scene.add()).body.event;
  const { person } = await scene.join(eventId);
  await b.deps.db
    .update(users)
    .set({ province: '12', currentSchool: 'Lotus High School' })
    .where(eq(users.id, person.id));
  const { data } = (await call(b, eventDeskResource.endpoints.list, {}, scene.token)).body;
  const event = data.find((each) => each.eventId === eventId);
  if (!event) throw new Error('The desk has lost its event.');
  const files = catchSavedFiles();
  renderScreen(<EventReport event={{ ...event, state: 'finished' }} />);
  expect(await screen.findByText(/1 had a place, 0 came\. 1 did not come\./)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /Phnom Penh/ })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Lotus High School 1 0' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Export for Excel (CSV)' }));
  await waitFor(() => expect(files).toHaveLength(1));
});
