import { makeSchool } from '../support/make';
import { documentRequestOf, studentOf } from './school-life-records';
import { anyOrganization, type Right, type Rights, rows, staffOnly, type Target, unknown } from './table';
import { joinAsStaff } from './world';

const onlyStudents = 'Only the student among the callers studies at the school.';
const readByStaff = rows('-+------', '14++4444', unknown, unknown, onlyStudents);
const params = async (target: Target) => ({ orgId: target.school.id, id: (await studentOf(target)).id });
const record: Right = { ...readByStaff, send: async (target) => ({ params: await params(target) }) };

export const lmsRights: Rights = {
  'lms/organizations.get': { ...anyOrganization, send: ({ school }) => ({ params: { id: school.id } }) },
  'lms/organizations.update': {
    ...staffOnly,
    send: async (target) => {
      const { id } = await makeSchool(target.backend);
      if (target.ownership !== 'other') await joinAsStaff(target, id);
      return { params: { id }, body: { academicYear: '2026-2027' } };
    },
  },
  'lms/records.courses': record,
  'lms/records.timetable': record,
  'lms/records.attendance': record,
  'lms/records.scores': record,
  'lms/records.materials': record,
  'lms/document-requests.create': {
    ...rows('-+------', '14334444', unknown, unknown, onlyStudents),
    send: async (target) => ({
      params: await params(target),
      body: {
        copy: 'soft',
        kind: 'transcript',
        language: 'km',
        purpose: 'A job',
        email: 'dara@demo.example',
      },
    }),
  },
  'lms/document-requests.list': record,
  'lms/document-requests.setStatus': {
    ...readByStaff,
    send: async (target) => ({
      params: { ...(await params(target)), requestId: await documentRequestOf(target) },
      body: { status: target.ownership === 'own' ? 'cancelled' : 'processing' },
    }),
  },
  'lms/document-requests.listOfOrganization': {
    ...staffOnly,
    send: async (target) => {
      await documentRequestOf(target);
      return { params: { orgId: target.school.id } };
    },
  },
};
