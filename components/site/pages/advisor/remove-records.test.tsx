import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { banks, careerCenters, subjects, registrations, schools } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { apply } from '@/tests/support/applications';
import { makeBank, makeLoan } from '@/tests/support/loans';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { makeCareerCenter } from '@/tests/support/recruitment';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { BankEditScreen } from '@/components/loans/pages/advisor/bank/edit-screen';
import { CareerCenterEditScreen } from '@/components/careers/pages/advisor/career-center/edit-screen';
import { AdvisorProgramScreen } from '@/components/schools/pages/advisor/enrollable-subjects/edit/edit-detail-screen';
import { SchoolDeskScreen } from '@/components/schools/pages/advisor/school-information/detail-screen';

const backend = useScreenBackend();

interface Case {
  Page: ComponentType;
  params: Record<string, string>;
  /** Lets something hang on the record. */
  use: () => Promise<unknown>;
  /** What then refuses the deletion, in Khmer. */
  refused: RegExp;
  count: () => Promise<number>;
  back: string;
}

const makeOwnSchool = async () => {
  const { id } = await makeSchool(backend.current);
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'], staffOf: [id] }));
  return id;
};

const cases: Record<string, () => Promise<Case>> = {
  school: async () => {
    const b = backend.current;
    const schoolId = await makeOwnSchool();
    return {
      Page: SchoolDeskScreen,
      params: { schoolId },
      use: () => apply(b, schoolId),
      refused: /មានអ្នកដាក់ពាក្យ ឬរៀននៅសាលានេះ/,
      count: () => b.deps.db.$count(schools, eq(schools.id, schoolId)),
      back: '/en/advisor/school-information',
    };
  },
  program: async () => {
    const b = backend.current;
    const schoolId = await makeOwnSchool();
    const subjectId = await makeProgram(b, schoolId);
    return {
      Page: AdvisorProgramScreen,
      params: { schoolId, subjectId },
      use: () => apply(b, schoolId, { programId: subjectId }),
      refused: /ឬរៀនកម្មវិធីសិក្សានេះ/,
      count: () => b.deps.db.$count(subjects, eq(subjects.id, subjectId)),
      back: `/en/advisor/school-information/${schoolId}/detail?view=programs`,
    };
  },
  bank: async () => {
    const b = backend.current;
    const bankid = await makeBank(b);
    backend.signIn(await makePerson(b, { roles: ['advisor'] }));
    return {
      Page: BankEditScreen,
      params: { bankid },
      use: async () => makeLoan(b, { bankId: bankid, userId: (await makePerson(b)).id, status: 'submitted' }),
      refused: /នៅមានអ្វីពាក់ព័ន្ធ/,
      count: () => b.deps.db.$count(banks, eq(banks.id, bankid)),
      back: '/en/advisor/bank',
    };
  },
  'career center': async () => {
    const b = backend.current;
    const organizationId = b.deps.env.ORGANIZATION_ID;
    const centerid = await makeCareerCenter(b, organizationId);
    backend.signIn(await makePerson(b, { roles: ['advisor'] }));
    return {
      Page: () => <CareerCenterEditScreen organizationId={organizationId} />,
      params: { centerid },
      use: async () => {
        const { id: userId } = await makePerson(b);
        const now = b.clock.now();
        const who = {
          firstName: 'Pich',
          lastName: 'Sok',
          phone: '+85512399004',
          situation: 'graduate',
        } as const;
        await b.deps.db.insert(registrations).values({
          ...who,
          organizationId,
          userId,
          careerCenterId: centerid,
          interests: ['internship'],
          firstRegisteredAt: now,
          registeredAt: now,
        });
      },
      refused: /នៅមានអ្វីពាក់ព័ន្ធ/,
      count: () => b.deps.db.$count(careerCenters, eq(careerCenters.id, centerid)),
      back: '/en/advisor/career-center',
    };
  },
};

const show = ({ Page, params }: Case, locale: 'en' | 'km') => {
  navigation.params = params;
  navigation.search = new URLSearchParams();
  return renderScreen(
    <>
      <Page />
      <ToastHost />
    </>,
    { locale },
  );
};
const remove = async (label: string) => {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }));
};

test.each(Object.entries(cases))('a %s is deleted while nothing hangs on it', async (_, make) => {
  const made = await make();
  show(made, 'en');
  await remove('Delete');
  await waitFor(() => expect(document.body).toHaveTextContent(/“[^“]+” is deleted\./));
  await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith(made.back, {}));
  expect(await made.count()).toBe(0);
});

test.each(Object.entries(cases))('a %s that is in use stays, and says why', async (_, make) => {
  const made = await make();
  await made.use();
  show(made, 'km');
  await remove('លុប');
  await waitFor(() => expect(document.body).toHaveTextContent(made.refused));
  expect(await made.count()).toBe(1);
  expect(navigation.replace).not.toHaveBeenCalled();
});
