import * as z from 'zod';
import { defineResource } from '../endpoint';
import { isoDate, requiredText } from '../fields';

const joined = z.object({
  orgId: z.uuid(),
  studentId: z.uuid(),
  schoolName: z.string(),
  schoolNameNative: z.string(),
});

export const ownSchoolRecordsResource = defineResource('lms/own-school-records', {
  join: {
    method: 'POST',
    path: '/api-lms/users/:userId/student_records',
    access: 'self',
    summary:
      'Take over one’s record at a school that knew nobody’s account: by the student code, the birthday, and the proven phone number that the school has too. The birthday must be that of the account, if it has one. Five tries an hour, and one answer for all that fit nothing',
    body: z.object({ studentCode: requiredText(40), dob: isoDate }),
    response: z.object({ data: z.array(joined), countTotal: z.int() }),
    limited: true,
    conflicts: true,
    judged: true,
  },
});
