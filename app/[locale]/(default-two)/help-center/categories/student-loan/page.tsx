import { StudentLoanScreen } from '@/components/screens/help-center/categories/student-loan-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

export const generateMetadata = () => helpMetadata('student-loan');

export default function Page() {
  return <StudentLoanScreen />;
}
