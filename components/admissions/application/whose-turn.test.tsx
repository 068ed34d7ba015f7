import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { OwnApplicationLine } from '@/components/admissions/own-schools/own-application-line';
import { TaskLines } from './task-lines';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { nextActor, nextTask, taskKinds } from '@/lib/domain/admissions/application-tasks';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { locales } from '@/lib/i18n/locales';
import { apply } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { plainOffer } from '@/tests/support/plain-offer';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import en from '@/messages/en/admissions/applicationTurn.json';
import km from '@/messages/km/admissions/applicationTurn.json';
import { OwnApplicationCard } from './own-application-card';
import { OwnState } from './own-state';
import { TaskList } from './task-list';

const backend = useScreenBackend();
let sent: ApplicantDetail;

beforeEach(async () => {
  const b = backend.current;
  const student = await makePerson(b);
  const { applicantId } = await apply(b, (await makeSchool(b)).id, { as: student });
  backend.signIn(student);
  const input = { query: { applicantId } };
  sent = (await call(b, applicantsResource.endpoints.get, input, student.token)).body;
});

const birth = { en: 'Birth certificate', km: 'សំបុត្រកំណើត' };
const offer = { ...plainOffer, answeredAt: null, answerBy: '2099-01-01', proofBy: '2099-01-01' };
const onCondition = { ...offer, minimumGrade: 'C', condition: 'open' } as const;
/** States whose first tasks are all that there are, and those without one. */
const states: Partial<ApplicantDetail>[] = [
  { missing: [] },
  { missing: [birth] },
  { missing: [birth], deadline: '2020-01-01' },
  { applicantStatus: 'rejected', missing: [] },
  { applicantStatus: 'withdrawn', missing: [] },
  { applicantStatus: 'accepted', missing: [], offer },
  { applicantStatus: 'accepted', missing: [birth], offer },
  { applicantStatus: 'accepted', missing: [], offer: { ...offer, answerBy: '2020-01-01' } },
  { applicantStatus: 'accepted', missing: [], offer: { ...offer, answer: 'accepted' } },
  { applicantStatus: 'accepted', missing: [birth], offer: { ...offer, answer: 'accepted' } },
  { applicantStatus: 'accepted', missing: [], offer: { ...offer, answer: 'accepted', inDoubt: true } },
  { applicantStatus: 'accepted', missing: [], offer: { ...offer, answer: 'backup' } },
  { applicantStatus: 'accepted', missing: [], offer: { ...offer, answer: 'declined' } },
  { applicantStatus: 'accepted', missing: [], offer: { ...onCondition, answer: 'accepted' } },
  {
    applicantStatus: 'accepted',
    missing: [],
    offer: { ...onCondition, condition: 'declared-met', answer: 'accepted' },
  },
  { applicantStatus: 'accepted', missing: [], offer: { ...offer, answer: 'accepted' }, isStudent: true },
];

const texts = { en, km };
const flat = (text: string | null) => (text ?? '').replaceAll(/[\u2060\u200b\u00a0]/g, '');

test.each(locales)('every place names the same turn and the same deed (%s)', (locale) => {
  const { turn, deed } = texts[locale];
  const today = dayInCambodia(Date.now());
  const named = new Set<string>();
  for (const state of states) {
    const application: ApplicantDetail = { ...sent, ...state };
    const next = nextTask(application, today);
    const actor = nextActor(application, today);
    const words =
      next &&
      flat(
        next.kind === 'paper'
          ? deed.paper.replace(/.*(?:one|=1) \{([^{}]*)\{paper\}\}.*/, `$1${pickText(birth, locale)}`)
          : deed[next.kind],
      );
    const elements: Record<string, ReactElement> = {
      card: <OwnApplicationCard application={application} />,
      detail: <OwnState application={application} />,
      list: <TaskList applications={[application]} />,
      line: <OwnApplicationLine application={application} />,
      home: <TaskLines tasks={next ? [{ task: next, application }] : []} />,
    };
    const names = Object.keys(elements);
    const { container } = renderScreen(
      names.map((place) => <article key={place}>{elements[place]}</article>),
      { locale },
    );
    const places = [...container.children].map(
      (each, index) => [names[index], flat(each.textContent)] as const,
    );
    cleanup();
    const about = JSON.stringify(state);
    const others = Object.entries(turn).flatMap(([other, says]) => (other === actor ? [] : [flat(says)]));
    const otherDeeds = taskKinds
      .filter((kind) => kind !== next?.kind && kind !== 'paper')
      .map((kind) => flat(deed[kind]));
    const claims = places.flatMap(([place, text]) => {
      const isTurnAlone = place === 'card' || place === 'detail';
      const isNamed = !words || (isTurnAlone && actor === 'school') || text.includes(words);
      return [
        ...(isNamed ? [] : [`${place} does not say ${words}`]),
        ...[...others, ...(isTurnAlone ? otherDeeds : [])]
          .filter((says) => text.includes(says))
          .map((says) => `${place} says ${says}`),
      ];
    });
    expect(claims, about).toEqual([]);
    expect(places.find(([place]) => place === 'card')?.[1], about).toContain(flat(turn[actor]));
    named.add(next?.kind ?? 'none');
  }
  expect([...named].toSorted()).toEqual([...taskKinds, 'none'].toSorted());
});
