import { randomUUID } from 'node:crypto';
import { questions } from '@/backend/db/schema';
import { hollandPerScale, hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes, personalityPerScale } from '@/lib/domain/orientation/orientation-personality';
import type { TestBackend } from './backend';

export interface TestItem {
  questionId: string;
  scale: string;
  reversed: boolean;
}

const questionnaires = {
  personality: { scales: personalityAxes, perScale: personalityPerScale },
  holland: { scales: hollandTypes, perScale: hollandPerScale },
};

export const subjectOf = (backend: TestBackend, test: 'personality' | 'holland') =>
  test === 'personality' ? backend.deps.env.MBTI_SUBJECT_ID : backend.deps.env.HOLLAND_SUBJECT_ID;

/** A complete questionnaire of invented statements, in its order. */
export async function makeQuestionnaire(
  backend: TestBackend,
  test: 'personality' | 'holland',
): Promise<TestItem[]> {
  const { scales, perScale } = questionnaires[test];
  const now = backend.clock.now();
  const items = Array.from({ length: perScale.items }, (_, index) =>
    scales.map((scale) => ({ questionId: randomUUID(), scale, reversed: index < perScale.reversed })),
  ).flat();
  await backend.deps.db.insert(questions).values(
    items.map((item, index) => ({
      id: item.questionId,
      organizationId: backend.deps.env.ORGANIZATION_ID,
      subjectId: subjectOf(backend, test),
      kind: test,
      authorRole: 'staff' as const,
      title: `Statement ${index + 1}`,
      titleNative: `ប្រយោគ ${index + 1}`,
      orderNumber: index + 1,
      scale: item.scale,
      reversed: item.reversed,
      createdAt: now,
      updatedAt: now,
    })),
  );
  return items;
}
