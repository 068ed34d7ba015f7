import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { question } from '@/lib/contract/questions/posts';
import { renderScreen } from '@/tests/support/screen';
import { QuestionRow } from './question-row';

const asked = (more: object) =>
  question.parse({
    questionId: '0b8f1f64-5d1f-4d6c-9f0f-1c8a5a1e7a10',
    title: 'Which school?',
    createdAt: '2026-11-20T03:00:00.000Z',
    ...more,
  });

it('says when the last answer came, and nothing where there is none', () => {
  const { unmount } = renderScreen(
    <QuestionRow question={asked({ answerCount: 2, lastAnsweredAt: '2026-11-24T03:00:00.000Z' })} />,
  );
  expect(screen.getByText('2 answers')).toBeVisible();
  expect(screen.getByText(/^Last answer 24-\u2060Nov-\u20602026$/)).toBeVisible();
  unmount();
  renderScreen(<QuestionRow question={asked({})} />);
  expect(screen.getByText('No answer yet')).toBeVisible();
  expect(screen.queryByText(/^Last answer/)).toBeNull();
});
