import { PinScreen } from '@/components/people/account/pin-screen';

/** `/signup/newpin`: the PIN, then signed in. */
export const NewpinScreen = () => <PinScreen way="signup" />;
