import { expect, test } from 'vitest';
import { profileSectionResources } from '@/lib/contract/profiles/profile-sections';
import { completeProfilesResource, profilesResource } from '@/lib/contract/profiles/profiles';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeProfile, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { create, update } = profilesResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;

const filled: Record<string, object> = {
  'recruitment/education': {
    degreeName: 'Bachelor',
    degreeNameNative: 'បរិញ្ញាបត្រ',
    schoolName: 'Lotus University',
    schoolNameNative: 'សាកលវិទ្យាល័យឈូក',
    fieldOfStudy: 'Accounting',
    fieldOfStudyNative: 'គណនេយ្យ',
    startDate: '2024-10-01',
    endDate: null,
    gpa: 3.5,
    score: '87.5/100',
    isShow: false,
  },
  'recruitment/experience': {
    jobTitle: 'Cashier',
    jobTitleNative: 'បេឡាករ',
    companyName: 'Blue Café',
    companyNameNative: 'កាហ្វេខៀវ',
    jobDescription: 'Served guests.',
    jobDescriptionNative: 'បម្រើភ្ញៀវ',
    experienceType: 'part-time',
    location: 'Battambang',
    locationNative: 'បាត់ដំបង',
    startDate: '2025-01-01',
    endDate: '2025-06-30',
    isShow: true,
  },
  'recruitment/achievement': {
    title: 'First prize',
    titleNative: 'ជ័យលាភី',
    issuingOrganization: 'Lotus School',
    issuingOrganizationNative: 'សាលាឈូក',
    dateReceived: '2025-05-01',
    description: 'In mathematics',
    descriptionNative: 'ខាងគណិតវិទ្យា',
    isShow: true,
  },
  'recruitment/reference': {
    name: 'Chan Vuthy',
    nameNative: 'ចាន់ វុទ្ធី',
    position: 'Teacher',
    positionNative: 'គ្រូបង្រៀន',
    companyName: 'Lotus School',
    companyNameNative: 'សាលាឈូក',
    phone: '023123456',
    email: 'vuthy@lotus.example',
    isShow: true,
  },
  'recruitment/certificate': {
    name: 'English B1',
    nameNative: 'ភាសាអង់គ្លេស',
    dateEarned: '2026-02-01',
    issuingOrganization: 'Lotus School',
    issuingOrganizationNative: 'សាលាឈូក',
    expiryDate: '2028-02-01',
    credentialId: 'B1-77',
    isShow: true,
  },
  'recruitment/attribute': { kind: 'skill', name: 'Excel', nameNative: 'អ៊ិចសែល', level: 4, isShow: true },
};

test.each(profileSectionResources.map((section) => [section.name, section] as const))(
  'every field of %s reads back as it was written, alone, in the list and in the whole profile',
  async (name, section) => {
    const b = backend.current;
    const owner = await makePerson(b);
    const params = { orgId: orgId(), id: (await makeProfile(b, owner)).id };
    const body = filled[name] ?? {};
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(section.endpoints.update.body.shape).toSorted());
    const made = await call(
      b,
      section.endpoints.create,
      { params, body: body as never, idempotencyKey: newKey() },
      owner.token,
    );
    expect(made.body).toMatchObject(body);
    const one = { params: { ...params, subId: String(made.body['id']) } };
    expect((await call(b, section.endpoints.get, one, owner.token)).body).toMatchObject(body);
    const list = await call(b, section.endpoints.list, { params }, owner.token);
    expect(list.body.data).toMatchObject([body]);
    const whole = await call(b, completeProfilesResource.endpoints.get, { params }, owner.token);
    expect(Object.values(whole.body).filter(Array.isArray).flat()).toMatchObject([body]);
  },
);

test('a number or a mail address is enough, without both nobody can be reached', async () => {
  const b = backend.current;
  const params = { orgId: orgId() };
  const make = async (contacts: object) => {
    const person = await makePerson(b);
    const body = { firstName: 'Dara', lastName: 'Sok', ...contacts } as never;
    const answer = await call(b, create, { params, body, idempotencyKey: newKey() }, person.token);
    return { person, answer };
  };
  const byPhone = await make({ phoneNumber: '012345678' });
  expect(byPhone.answer.body).toMatchObject({ phoneNumber: '+85512345678', email: null });
  expect((await make({ email: 'dara@mail.example', phoneNumber: '' })).answer.body).toMatchObject({
    email: 'dara@mail.example',
    phoneNumber: null,
  });
  for (const contacts of [{}, { email: '', phoneNumber: '' }, { email: null, phoneNumber: null }]) {
    const { answer } = await make(contacts);
    expect(answer.error.issues).toMatchObject([{ path: 'phoneNumber', code: 'phone-or-email' }]);
  }
  const { id, version } = byPhone.answer.body;
  const change = (body: object) =>
    call(b, update, { params: { ...params, id }, body, version }, byPhone.person.token);
  expect((await change({ phoneNumber: null })).error.issues).toMatchObject([{ code: 'phone-or-email' }]);
  expect((await change({ aboutMe: 'Hello' })).body).toMatchObject({ phoneNumber: '+85512345678' });
});
