import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { applicationPapers, loans, vacancyApplications } from '@/backend/db/schema';
import type { UploadPurpose } from '@/lib/domain/uploads';
import { makeUpload, pdf, png } from '../support/uploads';
import { letPartnersDecide, letSchoolDecide, readers } from './partners-decide';
import { applicantOf, loanOf } from './records';
import { vacancyApplicationOf } from './recruitment-records';
import {
  anyOrganization,
  everyOwner,
  keepers,
  noRecord,
  nowhere,
  ofOrganization,
  type Rights,
  rows,
  seenBy,
  selfOnly,
  signedIn,
  staff,
  staffOnly,
  type Target,
  unknown,
} from './table';

const ofOwner = rows(everyOwner, unknown, unknown, unknown);
/** A person who works at a school without managing its page cannot change its pictures. */
const ofSchoolStaff = ofOrganization(seenBy(...staff), unknown);
const asked = { fileName: 'a.jpg', fileType: 'image/jpeg', fileSize: '1000' };

/** A stored file of the person, whose name only they may read. */
const fileOf = ({ backend, owner, secret }: Target, purpose: UploadPurpose = 'cv') =>
  makeUpload(backend, { userId: owner.id, purpose, fileName: `${secret}.jpg` });
const pictureOf = ({ backend, owner, school }: Target) =>
  makeUpload(backend, { userId: owner.id, schoolId: school.id, purpose: 'school-image' });
const files = {
  cv: async () => ({ name: 'cv.pdf', type: 'application/pdf', text: pdf().toString('latin1') }),
  picture: async () => ({ name: 'a.png', type: 'image/png', text: (await png()).toString('latin1') }),
};

const paperOfLoan = async (target: Target) => {
  const { key } = await fileOf(target, 'loan-document');
  const id = await loanOf(target);
  const documents = { nationalIdFront: key };
  await target.backend.deps.db.update(loans).set({ documents }).where(eq(loans.id, id));
  return { body: { key } };
};
const cvOfApplication = async (target: Target) => {
  const { key } = await fileOf(target);
  const { id } = await vacancyApplicationOf(target);
  const file = { key, fileName: 'cv.jpg', fileType: 'image/jpeg' as const };
  await target.backend.deps.db
    .update(vacancyApplications)
    .set({ file })
    .where(eq(vacancyApplications.id, id));
  return { body: { key } };
};

const paperOfApplication = async (target: Target) => {
  const { key: fileKey } = await fileOf(target, 'application-document');
  const { id: applicantId } = await applicantOf(target);
  const label = { en: 'Birth certificate', km: 'សំបុត្រកំណើត' };
  await target.backend.deps.db
    .insert(applicationPapers)
    .values({ applicantId, kind: 'birth-certificate', label, state: 'sent', fileKey });
  return { body: { key: fileKey } };
};

export const filesRights: Rights = {
  'files/uploads.promise': {
    ...noRecord(signedIn),
    send: () => ({ query: { ...asked, purpose: 'cv' } }),
  },
  'files/uploads.promiseForSchool': {
    ...staffOnly,
    send: ({ school }) => ({ params: { id: school.id }, query: asked }),
  },
  'files/uploads.confirm': [
    { ...ofOwner, send: async (target) => ({ params: { id: (await fileOf(target)).id } }) },
    { ...ofSchoolStaff, send: async (target) => ({ params: { id: (await pictureOf(target)).id } }) },
  ],
  'files/uploads.upload': [
    {
      ...anyOrganization,
      send: async ({ school }) => ({
        params: { serviceName: 'recruit', schoolId: school.id },
        body: { file: await files.cv() },
      }),
    },
    {
      ...ofSchoolStaff,
      send: async ({ school }) => ({
        params: { serviceName: 'aca', schoolId: school.id },
        body: { file: await files.picture(), thumbnail: 'true' },
      }),
    },
  ],
  'files/uploads.link': [
    {
      ...ofOwner,
      names: 'body.key',
      send: async (target) => ({ body: { key: (await fileOf(target, 'identity-document')).key } }),
    },
    { ...rows(everyOwner, seenBy('bank'), unknown, unknown), names: 'body.key', send: paperOfLoan },
    { ...rows(everyOwner, seenBy(...staff), unknown, unknown), names: 'body.key', send: cvOfApplication },
    {
      ...rows(everyOwner, seenBy(...staff, 'university'), unknown, unknown),
      names: 'body.key',
      shows: { university: readers.university },
      send: async (target) => {
        await letSchoolDecide(target);
        return paperOfApplication(target);
      },
    },
    // The school lets its partner decide, so the partner reads the papers too.
    {
      ...rows(everyOwner, seenBy(...keepers), unknown, unknown),
      names: 'body.key',
      shows: readers,
      send: async (target) => {
        await letPartnersDecide(target);
        return paperOfApplication(target);
      },
    },
  ],
  'files/uploads.remove': [
    {
      ...ofOwner,
      names: 'body.link',
      send: async (target) => ({ body: { link: (await fileOf(target)).key } }),
    },
    {
      ...ofSchoolStaff,
      names: 'body.link',
      send: async (target) => ({ body: { link: (await pictureOf(target)).key } }),
    },
  ],
  'files/uploads.storage': [
    {
      ...selfOnly,
      send: async (target) => {
        await fileOf(target);
        return { params: { orgId: target.school.id, userId: target.owner.id } };
      },
    },
    {
      ...rows(
        nowhere,
        nowhere,
        nowhere,
        unknown,
        'Only whose files they are is asked for; here the organization is missing.',
      ),
      names: 'send',
      send: ({ owner }) => ({ params: { orgId: randomUUID(), userId: owner.id } }),
    },
  ],
  'files/uploads.views': {
    ...selfOnly,
    send: async (target) => {
      await fileOf(target);
      return { params: { userId: target.owner.id } };
    },
  },
};
