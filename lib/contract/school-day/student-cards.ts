import * as z from 'zod';
import { defineResource } from '../endpoint';
import { printedFile, printedLang } from '../printed-file';

/** More stand on no sheet: a class is smaller. */
export const cardsPerSheetMax = 200;

export const studentCardsResource = defineResource('academic/student-cards', {
  print: {
    method: 'GET',
    path: '/api-nest-aca/schools/:id/student_cards',
    access: 'keeper',
    summary: `The cards of one student, or of those who study in a class, as PDF to cut out; each with a code that opens the public card. At most ${cardsPerSheetMax}; \`content\` is base64`,
    query: z
      .object({
        studentId: z.uuid().optional(),
        structureRecordId: z.uuid().optional(),
        lang: printedLang,
      })
      .refine(
        ({ studentId, structureRecordId }) => (studentId === undefined) !== (structureRecordId === undefined),
        {
          path: ['studentId'],
          message: 'required',
        },
      ),
    judged: true,
    response: printedFile,
  },
});
