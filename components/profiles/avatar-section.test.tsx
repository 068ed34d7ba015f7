import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploads } from '@/backend/db/schema';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { userApi } from '@/lib/api/user';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { uploadLimits } from '@/lib/domain/limits';
import { makePerson, type Person } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AvatarSection } from './avatar-section';

const backend = useScreenBackend();

// jsdom neither decodes nor draws pictures: a stub replaces the canvas.
let drawn: Blob | null = null;
let decodes = true;
vi.mock('react-easy-crop', () => ({
  default: ({ onCropComplete }: { onCropComplete: (percent: object, pixels: object) => void }) => (
    <button type="button" onClick={() => onCropComplete({}, { x: 0, y: 0, width: 200, height: 200 })}>
      crop
    </button>
  ),
}));

beforeEach(async () => {
  decodes = true;
  const picture = sharp({ create: { width: 160, height: 160, channels: 3, background: '#3366aa' } });
  drawn = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = async () => {
    if (!decodes) throw new Error('no picture');
  };
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(200);
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as GPUCanvasContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(drawn));
});

const enter = async (): Promise<Person> => {
  const person = await makePerson(backend.current);
  backend.signIn(person);
  renderScreen(<AvatarSection account={await userApi.accounts.get({ params: { id: person.id } })} />);
  return person;
};
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a picture', { selector: 'input' }), {
    target: { files: [file] },
  });
const photo = (bytes = 10, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'me.jpg', { type });
const crop = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'crop' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
};

test('a chosen picture is cropped, sent and stored as the avatar', async () => {
  const person = await enter();
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  choose(photo());
  await crop();
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', message: 'Your picture is saved' }]));
  const [row] = await backend.current.deps.db.select().from(uploads).where(eq(uploads.userId, person.id));
  expect(row).toMatchObject({ purpose: 'avatar', type: 'image/jpeg', state: 'stored' });
  const account = await userApi.accounts.get({ params: { id: person.id } });
  expect(account.avatar).toContain(row?.key ?? 'no key');
  expect(screen.queryByRole('dialog')).toBeNull();
  stop();
});

test.each([
  ['a text', () => photo(10, 'text/plain'), false, 'Please select a valid image file.'],
  ['a broken picture', () => photo(), false, 'Please select a valid image file.'],
  [
    'a photo of an iPhone',
    () => new File(['\0\0\0\u0018ftypheic\0\0\0\0'], 'IMG_0001.HEIC', { type: '' }),
    false,
    /in the format HEIC, which this browser cannot open/,
  ],
  [
    'a scan',
    () => new File(['II*\0\b\0\0\0'], 'scan.tif', { type: 'image/tiff' }),
    false,
    /in the format TIFF/,
  ],
])('%s is refused with its reason', async (_what, file, isPicture, text) => {
  await enter();
  decodes = isPicture;
  choose(file());
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a photo of 24 megapixels is cut before its size is judged', async () => {
  await enter();
  choose(photo(3 * uploadLimits.avatarMaxBytes));
  await crop();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is still too large when it is cut is refused with its reason', async () => {
  await enter();
  drawn = new Blob([new Uint8Array(uploadLimits.avatarMaxBytes)], { type: 'image/jpeg' });
  choose(photo());
  await crop();
  expect(await screen.findByText('Image size must be less than 5MB.')).toBeVisible();
});

test('when it cannot be sent, the picture stays and can be sent again', async () => {
  await enter();
  backend.answer(uploadsResource.endpoints.promise, 'network-error', 'once');
  choose(photo());
  await crop();
  expect(await screen.findByText('Failed to upload avatar. Please try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
