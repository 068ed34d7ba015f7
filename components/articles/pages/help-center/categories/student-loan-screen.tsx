import { HelpText } from '@/components/site/help/help-text';

export const HelpStudentLoanScreen = () => <HelpText slug="student-loan" />;
