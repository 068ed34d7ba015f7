import { HelpText } from '@/components/help/help-text';

export const StudentLoanScreen = () => <HelpText slug="student-loan" />;
