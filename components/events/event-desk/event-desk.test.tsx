import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ToastHost } from '@/components/feedback/toast-host';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { call } from '@/tests/support/backend';
import { eventScene } from '@/tests/support/event-scene';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { EventDesk } from './event-desk';

const backend = useScreenBackend();
const files = catchSavedFiles();
let scene: Awaited<ReturnType<typeof eventScene>>;
let advisor: Person;
// The browser's clock is the real one: the events of these tests lie behind it or ahead of it, so all are asked for.
const all = new URLSearchParams({ when: 'any' });

beforeAll(async () => {
  scene = await eventScene(backend.current);
  advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [scene.school.id] });
});
beforeEach(() => {
  backend.signIn(advisor);
  navigation.search = all;
});

const show = () => renderScreen(<EventDesk path="/advisor/event" />);
const open = async (name: string) => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Events' }));
  await userEvent.click(await table.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};
const own = async () =>
  (await call(backend.current, eventDeskResource.endpoints.list, {}, scene.token)).body.data;

it('lists events, and says who comes, in the sheet and as a file', async () => {
  const { eventId } = (await scene.add({ title: { en: 'Law talk', km: 'ការចែករំលែកអំពីច្បាប់' }, capacity: 9 }))
    .body.event;
  const { person } = await scene.join(eventId);
  const sheet = await open('Law talk');
  expect(await sheet.findByText('1 of 9 places')).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Make a draft' })).toBeNull();
  await userEvent.click(await sheet.findByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.file.text()).toContain(person.phone.replace('+', ''));
});

it('cancels with a reason in both languages', async () => {
  await scene.add({ title: { en: 'Wet fair', km: 'ពិព័រណ៍' } });
  const sheet = await open('Wet fair');
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel event' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this event?' }));
  await userEvent.type(question.getByRole('textbox', { name: /English/ }), 'Rain');
  await userEvent.click(question.getByRole('button', { name: 'Cancel event' }));
  expect(await question.findByRole('textbox', { name: /Khmer/ })).toBeInvalid();
  await userEvent.type(question.getByRole('textbox', { name: /Khmer/ }), 'ភ្លៀង');
  await userEvent.click(question.getByRole('button', { name: 'Cancel event' }));
  await waitFor(async () =>
    expect((await own()).find(({ title }) => title.en === 'Wet fair')).toMatchObject({
      status: 'cancelled',
      cancelReason: { en: 'Rain', km: 'ភ្លៀង' },
    }),
  );
});

it('asks before there are fewer places than people', async () => {
  const { eventId } = (await scene.add({ title: { en: 'Small talk', km: 'ការចែករំលែក' }, capacity: 5 })).body
    .event;
  await scene.join(eventId);
  await scene.join(eventId);
  const sheet = await open('Small talk');
  await userEvent.click(sheet.getByRole('button', { name: 'Change' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Change' }));
  const places = await editor.findByRole('textbox', { name: /^Places/ });
  await userEvent.clear(places);
  await userEvent.type(places, '១');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  await userEvent.click(await editor.findByRole('checkbox', { name: /2 people have registered/ }));
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await own()).find((event) => event.eventId === eventId)).toMatchObject({ capacity: 1 }),
  );
});

it('asks why an event moves that people have registered for, and loses nothing that was typed', async () => {
  const { eventId } = (await scene.add({ title: { en: 'Moving talk', km: 'ការជជែក' } })).body.event;
  await scene.join(eventId);
  const sheet = await open('Moving talk');
  await userEvent.click(sheet.getByRole('button', { name: 'Change' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Change' }));
  const place = await editor.findByRole('textbox', { name: /^Place.*English/ });
  await userEvent.clear(place);
  await userEvent.type(place, 'Hall 7');
  expect(editor.queryByRole('textbox', { name: /^Why it moves/ })).toBeNull();
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  const reason = await editor.findByRole('textbox', { name: /^Why it moves.*English/ });
  await waitFor(() => expect(reason).toBeInvalid());
  expect(place).toHaveValue('Hall 7');
  await userEvent.type(reason, 'Rain');
  await userEvent.type(editor.getByRole('textbox', { name: /^Why it moves.*Khmer/ }), 'ភ្លៀង');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await own()).find((event) => event.eventId === eventId)).toMatchObject({
      place: { en: 'Hall 7' },
    }),
  );
});

it('adds an event with what is required, and names what is missing', async () => {
  const before = (await own()).length;
  show();
  await press('New event');
  const editor = within(await screen.findByRole('dialog', { name: 'New event' }));
  await userEvent.click(await editor.findByRole('button', { name: 'Add event' }));
  expect(await editor.findByRole('textbox', { name: /^Title.*English/ })).toBeInvalid();
  for (const [label, value] of [
    [/^Title.*English/, 'Open day'],
    [/^Title.*Khmer/, 'ទិវាបើកទ្វារ'],
    [/^Description.*English/, 'Come and see'],
    [/^Description.*Khmer/, 'សូមអញ្ជើញមក'],
    [/^Place.*English/, 'Hall'],
    [/^Place.*Khmer/, 'សាល'],
  ] as const)
    await userEvent.type(editor.getByRole('textbox', { name: label }), value);
  for (const [name, time] of [
    ['Begins', '08:00'],
    ['Ends', '10:00'],
  ] as const) {
    const group = within(editor.getByRole('group', { name: new RegExp(`^${name}`) }));
    await typeDay('Day', '12/12/២០២៧', group);
    fireEvent.change(group.getByLabelText('Time'), { target: { value: time } });
  }
  await userEvent.click(editor.getByRole('button', { name: 'Add event' }));
  await waitFor(async () => expect(await own()).toHaveLength(before + 1));
  expect((await own()).find(({ title }) => title.en === 'Open day')).toMatchObject({
    status: 'draft',
    startsAt: '2027-12-12T01:00:00.000Z',
    endsAt: '2027-12-12T03:00:00.000Z',
    priceCents: 0,
    capacity: null,
  });
});

it('says that an event is a draft again, and that it is published', async () => {
  await scene.add({ title: { en: 'Quiet talk', km: 'ការជួបជុំតូច' } });
  renderScreen(<ToastHost />);
  const sheet = await open('Quiet talk');
  await userEvent.click(await sheet.findByRole('button', { name: 'Make a draft' }));
  await waitFor(() => expect(document.body).toHaveTextContent('The event is a draft again.'));
  await userEvent.click(await sheet.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(document.body).toHaveTextContent('The event is published.'));
});

it('an organization without a calendar begins with one, and archives it', async () => {
  const school = await makeSchool(backend.current, { name: 'New School' });
  backend.signIn(await makePerson(backend.current, { roles: ['partner'], staffOf: [school.id] }));
  const { unmount } = renderScreen(<EventDesk path="/partner/event" />);
  expect(await screen.findByRole('link', { name: 'Add a calendar first' })).toHaveAttribute(
    'href',
    expect.stringContaining('view=calendars'),
  );
  unmount();
  navigation.search = new URLSearchParams({ view: 'calendars' });
  renderScreen(<EventDesk path="/partner/event" />);
  await press('New calendar');
  const form = within(await screen.findByRole('dialog', { name: 'New calendar' }));
  await userEvent.type(form.getByRole('textbox', { name: /English/ }), 'Talks');
  await userEvent.type(form.getByRole('textbox', { name: /Khmer/ }), 'ការចែករំលែក');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Talks' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('button', { name: 'Show again' })).toBeVisible();
});

it('a school names its terms and its own days; those of the country stay', async () => {
  const school = await makeSchool(backend.current, { name: 'Year School' });
  backend.signIn(await makePerson(backend.current, { roles: ['university'], staffOf: [school.id] }));
  navigation.search = new URLSearchParams({ view: 'year' });
  renderScreen(<EventDesk path="/partner/event" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a term, a break or exams' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a term, a break or exams' }));
  await userEvent.type(form.getByRole('textbox', { name: /English/ }), 'Term 1');
  await userEvent.type(form.getByRole('textbox', { name: /Khmer/ }), 'ឆមាសទី ១');
  for (const [name, month] of [
    ['First day', '4'],
    ['Last day', '3'],
  ] as const) {
    await typeDay(new RegExp(`^${name}`), `1/${month}/2027`, form);
  }
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText('Last day lies before the beginning')).not.toHaveLength(0);
  await typeDay(/^Last day/, '1/8/2027', form);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Term 1')).toBeVisible();
});

it('takes a point on the map as two numbers, and asks for the other one', async () => {
  const { eventId } = (await scene.add({ title: { en: 'Field day', km: 'ទិវាកីឡា' } })).body.event;
  const sheet = await open('Field day');
  await userEvent.click(sheet.getByRole('button', { name: 'Change' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Change' }));
  await userEvent.type(await editor.findByRole('textbox', { name: /^Latitude/ }), '១១.៥៥');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  const longitude = editor.getByRole('textbox', { name: /^Longitude/ });
  await waitFor(() => expect(longitude).toBeInvalid());
  await userEvent.type(longitude, '104.9');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await own()).find((event) => event.eventId === eventId)).toMatchObject({
      mapPoint: { latitude: 11.55, longitude: 104.9 },
    }),
  );
});

it('sends a picture at once; a partner, whose files the storage refuses, is not asked', async () => {
  const { eventId } = (await scene.add({ title: { en: 'Science day', km: 'ទិវាវិទ្យាសាស្ត្រ' } })).body.event;
  const edit = async () => {
    const sheet = await open('Science day');
    await userEvent.click(sheet.getByRole('button', { name: 'Change' }));
    return within(await screen.findByRole('dialog', { name: 'Change' }));
  };
  const editor = await edit();
  const picture = sharp({ create: { width: 320, height: 180, channels: 3, background: '#3366aa' } });
  const file = new File([new Uint8Array(await picture.jpeg().toBuffer())], 'day.jpg', { type: 'image/jpeg' });
  fireEvent.change(await editor.findByLabelText('Picture: Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await editor.findByRole('button', { name: 'Choose another picture' })).toBeVisible();
  await userEvent.type(editor.getByRole('textbox', { name: /^Photo by/ }), 'Sok Dara');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await own()).find((event) => event.eventId === eventId)).toMatchObject({
      pictureUrl: expect.stringMatching(/^\/storage\/public\/.+\.jpg$/) as string,
      pictureCredit: 'Sok Dara',
    }),
  );
  cleanup();
  backend.signIn(await makePerson(backend.current, { roles: ['partner'], staffOf: [scene.school.id] }));
  const theirs = await edit();
  expect(await theirs.findByRole('textbox', { name: /^Latitude/ })).toBeVisible();
  expect(theirs.queryByText('Picture')).toBeNull();
});
