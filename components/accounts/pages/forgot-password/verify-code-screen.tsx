import { CodeScreen } from '@/components/accounts/account/code-screen';

/** `/forgot-password/verify-code`: the code of the message. */
export const ForgotPasswordVerifyCodeScreen = () => <CodeScreen way="reset" />;
