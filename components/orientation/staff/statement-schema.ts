import { newQuestion } from '@/lib/contract/questions/questions';

const khmerLetter = /[\u1780-\u17B3]/;

/** Both languages of a statement, each in its own script: a text in the wrong field would reach every student. */
export const statementTexts = newQuestion
  .pick({ titleNative: true, title: true })
  .required()
  .superRefine(({ title, titleNative }, context) => {
    if (titleNative && !khmerLetter.test(titleNative))
      context.addIssue({ code: 'custom', path: ['titleNative'], message: 'khmer-only' });
    if (khmerLetter.test(title)) context.addIssue({ code: 'custom', path: ['title'], message: 'latin-only' });
  });
