import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { academicApi } from '@/lib/api/academic';
import { makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { QueryState } from './query-state';

const backend = useScreenBackend();

function Names({ keyword }: { keyword: string }) {
  const query = useQuery(academicApi.schools.search.queryOptions({ query: { keyword } }));
  return (
    <QueryState
      query={query}
      skeleton={<p>skeleton</p>}
      empty={{ when: (data) => data.hits.length === 0, show: <p>nobody</p> }}
    >
      {(data) => data.hits.map((hit) => <p key={hit.schoolId}>{hit.name}</p>)}
    </QueryState>
  );
}

test('shows the skeleton, then what the backend answers', async () => {
  await makeSchool(backend.current, { name: 'Lotus Academy' });
  renderScreen(<Names keyword="Lotus" />);
  const waiting = screen.getByText('skeleton').parentElement;
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  // A quick answer arrives before the skeleton shows.
  expect(waiting?.style.getPropertyValue('--display-delay')).toBe('200ms');
  expect(await screen.findByText('Lotus Academy')).toBeInTheDocument();
});

test('shows what stands for nothing', async () => {
  renderScreen(<Names keyword="zzzz" />);
  expect(await screen.findByText('nobody')).toBeInTheDocument();
});

test('shows a failure and asks again', async () => {
  await makeSchool(backend.current, { name: 'Jasmine School' });
  backend.answer(schoolsResource.endpoints.search, { status: 500 }, 'once');
  renderScreen(<Names keyword="Jasmine" />);
  await userEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('Jasmine School')).toBeInTheDocument();
});
