import { HelpText } from '@/components/site/help/help-text';

export const StudentLoanScreen = () => <HelpText slug="student-loan" />;
